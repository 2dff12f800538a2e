// What is said in a first game when something is there for the first time.

import type { ValleyView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<ValleyView>[] = [
  { key: 'split', when: ({ legal }) => legal.some((one) => one.move.startsWith('split')) },
  { key: 'camp', when: ({ legal }) => legal.some((one) => one.move.startsWith('play')) },
  { key: 'open', when: ({ legal }) => legal.some((one) => one.move === 'open') },
  { key: 'send', when: ({ legal }) => legal.some((one) => one.move.startsWith('send')) },
  { key: 'lay', when: ({ legal }) => legal.some((one) => one.move.startsWith('lay')) },
  { key: 'fight', when: ({ view }) => view.last_fight !== null },
];
