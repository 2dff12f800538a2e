// What is asked goes by the stage, with the numbers of the box.

import { describe, expect, it } from 'vitest';
import type { Game } from './hand.svelte';
import { prompt } from './prompt';

const choice = { move: 'keep 1', verb: 'keep', arguments: ['1'], clicks: ['keep', '1'] };
const at = (view: object, box: object = {}) =>
  ({ view, box, seat: 0, seats: [], legal: [choice], can: [] }) as unknown as Game;
const seats = [{ cards: [null, null] }];

describe('the prompt', () => {
  it('says how many cards a box with other numbers deals and lets keep', () => {
    const asked = prompt(at({ stage: 'keep', seats }, { kept: 3, dealt: 5 }));
    expect(asked).toEqual({ key: 'silver-gold-ask-keep', args: { left: 3, kept: 3, dealt: 5 } });
  });
  it('asks for the pattern, or for one cell after a cross', () => {
    expect(prompt(at({ stage: 'mark', whole: true, pattern: 'L4' })).args).toEqual({ pattern: 'L4' });
    expect(prompt(at({ stage: 'mark', whole: false })).key).toBe('page-silver-gold-ask-extra');
  });
  it('asks for a new card', () => expect(prompt(at({ stage: 'take' })).key).toBe('page-silver-gold-ask-take'));
});
