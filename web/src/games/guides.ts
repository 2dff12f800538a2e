// A first game teaches itself: what is said when something is there for the first time.

import type { LabyrinthView, SilverGoldView, TerraView, ValleyView } from '../generated/wire';
import type { Playing } from '../lib/playing.svelte';

export interface Step {
  key: string; // guide-<game>-<key> in the texts
  when: (game: Playing<never>) => boolean;
}

type Test<V> = (view: V, game: Playing<V>) => boolean;
const step = <V>(key: string, when: Test<V>): Step => ({
  key,
  when: (game) => when(game.view, game),
});

export const GUIDES: Record<string, Step[]> = {
  silver_gold: [
    step<SilverGoldView>('keep', (view, game) => view.phase === 'keep' && game.active),
    step<SilverGoldView>('mark', (view, game) => view.phase === 'mark' && game.active),
    step<SilverGoldView>('draft', (_, game) => game.can.includes('back') || game.can.includes('commit')),
    step<SilverGoldView>('symbols', (view) => view.phase === 'mark' && view.turn > 1),
    step<SilverGoldView>('tomb', (view) => view.phase === 'mark' && view.turn > 2),
    step<SilverGoldView>('take', (view, game) => view.phase === 'take' && game.active),
  ],
  labyrinth: [
    step<LabyrinthView>('lay', (_, game) => game.legal.some((one) => /^[A-E][1-5] /.test(one.move))),
    step<LabyrinthView>('draft', (_, game) => game.can.includes('back') || game.can.includes('commit')),
    step<LabyrinthView>('start', (_, game) => game.legal.some((one) => one.move.startsWith('start'))),
    step<LabyrinthView>('stone', (_, game) => game.legal.some((one) => ['stone', 'red', 'none'].includes(one.move))),
    step<LabyrinthView>('corridor', (_, game) => game.nth > 6),
  ],
  terra: [
    step<TerraView>('lay', (_, game) => game.legal.some((one) => / [nesw]$/.test(one.move))),
    step<TerraView>('row', (_, game) => game.legal.some((one) => one.move.startsWith('row'))),
    step<TerraView>('go', (_, game) => game.legal.some((one) => one.move.startsWith('go'))),
    step<TerraView>('build', (_, game) => game.legal.some((one) => /^(found|raise)/.test(one.move))),
    step<TerraView>('take', (_, game) => game.legal.some((one) => /^(take|look)/.test(one.move))),
  ],
  valley: [
    step<ValleyView>('split', (_, game) => game.legal.some((one) => one.move.startsWith('split'))),
    step<ValleyView>('camp', (_, game) => game.legal.some((one) => one.move.startsWith('play'))),
    step<ValleyView>('open', (_, game) => game.legal.some((one) => one.move === 'open')),
    step<ValleyView>('send', (_, game) => game.legal.some((one) => one.move.startsWith('send'))),
    step<ValleyView>('lay', (_, game) => game.legal.some((one) => one.move.startsWith('lay'))),
    step<ValleyView>('fight', (view) => view.last_fight !== null),
  ],
};
