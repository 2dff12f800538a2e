// What is said in a first game when something is there for the first time.

import type { LabyrinthBox, LabyrinthView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<LabyrinthView, LabyrinthBox>[] = [
  { key: 'guide-labyrinth-lay', when: ({ legal }) => legal.some(({ verb }) => verb === 'lay') },
  { key: 'guide-labyrinth-draft', when: ({ can }) => can.includes('back') || can.includes('commit') },
  { key: 'guide-labyrinth-start', when: ({ legal }) => legal.some(({ verb }) => verb === 'start') },
  {
    key: 'guide-labyrinth-stone',
    when: ({ legal }) => legal.some(({ verb }) => verb === 'none'),
  },
  { key: 'guide-labyrinth-corridor', when: ({ nth }) => nth > 6 },
];
