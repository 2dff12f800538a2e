// What is said in a first game when something is there for the first time.

import type { ValleyBox, ValleyView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<ValleyView, ValleyBox>[] = [
  { key: 'guide-valley-split', when: ({ legal }) => legal.some((one) => one.move.startsWith('split')) },
  { key: 'guide-valley-camp', when: ({ legal }) => legal.some((one) => one.move.startsWith('play')) },
  { key: 'guide-valley-open', when: ({ legal }) => legal.some((one) => one.move === 'open') },
  { key: 'guide-valley-send', when: ({ legal }) => legal.some((one) => one.move.startsWith('send')) },
  { key: 'guide-valley-lay', when: ({ legal }) => legal.some((one) => one.move.startsWith('lay')) },
  { key: 'guide-valley-fight', when: ({ view }) => view.last_fight !== null },
];
