// What is said in a first game when something is there for the first time.

import type { SilverGoldBox, SilverGoldView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<SilverGoldView, SilverGoldBox>[] = [
  { key: 'guide-silver-gold-keep', when: ({ view, active }) => view.stage === 'keep' && active },
  { key: 'guide-silver-gold-mark', when: ({ view, active }) => view.stage === 'mark' && active },
  { key: 'guide-silver-gold-draft', when: ({ can }) => can.includes('back') || can.includes('commit') },
  { key: 'guide-silver-gold-symbols', when: ({ view }) => view.stage === 'mark' && view.turn > 1 },
  { key: 'guide-silver-gold-tomb', when: ({ view }) => view.stage === 'mark' && view.turn > 2 },
  { key: 'guide-silver-gold-take', when: ({ view, active }) => view.stage === 'take' && active },
];
