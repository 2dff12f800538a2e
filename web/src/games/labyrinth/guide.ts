// What is said in a first game when something is there for the first time.

import type { LabyrinthView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<LabyrinthView>[] = [
  { key: 'lay', when: ({ legal }) => legal.some((one) => /^[A-E][1-5] /.test(one.move)) },
  { key: 'draft', when: ({ can }) => can.includes('back') || can.includes('commit') },
  { key: 'start', when: ({ legal }) => legal.some((one) => one.move.startsWith('start')) },
  { key: 'stone', when: ({ legal }) => legal.some((one) => ['stone', 'red', 'none'].includes(one.move)) },
  { key: 'corridor', when: ({ nth }) => nth > 6 },
];
