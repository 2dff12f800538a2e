// What is said in a first game when something is there for the first time.

import type { TerraBox, TerraView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<TerraView, TerraBox>[] = [
  { key: 'guide-terra-lay', when: ({ legal }) => legal.some((one) => one.verb === 'lay') },
  { key: 'guide-terra-row', when: ({ legal }) => legal.some((one) => one.verb === 'row') },
  { key: 'guide-terra-go', when: ({ legal }) => legal.some((one) => one.verb === 'go') },
  { key: 'guide-terra-build', when: ({ legal }) => legal.some((one) => one.verb === 'found' || one.verb === 'raise') },
  { key: 'guide-terra-take', when: ({ legal }) => legal.some((one) => one.verb === 'take' || one.verb === 'look') },
];
