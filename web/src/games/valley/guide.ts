// What is said in a first game when something is there for the first time.

import type { ValleyBox, ValleyView } from '../../generated/wire';
import type { Step } from '../guide';
import { asks } from './moves';

export const guide: Step<ValleyView, ValleyBox>[] = [
  { key: 'guide-valley-split', when: ({ legal }) => asks(legal, 'split') },
  { key: 'guide-valley-camp', when: ({ legal }) => asks(legal, 'play') },
  { key: 'guide-valley-open', when: ({ legal }) => asks(legal, 'open') },
  { key: 'guide-valley-send', when: ({ legal }) => asks(legal, 'send') },
  { key: 'guide-valley-lay', when: ({ legal }) => asks(legal, 'lay') },
  { key: 'guide-valley-fight', when: ({ view }) => view.last_fight !== null },
];
