// What is said in a first game when something is there for the first time.

import type { SilverGoldView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<SilverGoldView>[] = [
  { key: 'keep', when: ({ view, active }) => view.stage === 'keep' && active },
  { key: 'mark', when: ({ view, active }) => view.stage === 'mark' && active },
  { key: 'draft', when: ({ can }) => can.includes('back') || can.includes('commit') },
  { key: 'symbols', when: ({ view }) => view.stage === 'mark' && view.turn > 1 },
  { key: 'tomb', when: ({ view }) => view.stage === 'mark' && view.turn > 2 },
  { key: 'take', when: ({ view, active }) => view.stage === 'take' && active },
];
