// What is said in a first game when something is there for the first time.

import type { TerraView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<TerraView>[] = [
  { key: 'lay', when: ({ legal }) => legal.some((one) => / [nesw]$/.test(one.move)) },
  { key: 'row', when: ({ legal }) => legal.some((one) => one.move.startsWith('row')) },
  { key: 'go', when: ({ legal }) => legal.some((one) => one.move.startsWith('go')) },
  { key: 'build', when: ({ legal }) => legal.some((one) => /^(found|raise)/.test(one.move)) },
  { key: 'take', when: ({ legal }) => legal.some((one) => /^(take|look)/.test(one.move)) },
];
