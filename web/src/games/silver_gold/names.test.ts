// The sheet in print and in points.

import { describe, expect, it } from 'vitest';
import { minus, pointsOf } from './names';

describe('points', () => {
  it('below nought have a true minus', () => expect([minus(-3), minus(0), minus(12)]).toEqual(['−3', '0', '12']));
  const item = (name: string, points: number) => ({ rule: 'SG-32', key: `silver-gold-item-${name}`, points, args: {} });
  it('are those of the items named', () => {
    expect(pointsOf([item('pairs', 15), item('singles', 2), item('torches', 5)], 'pairs', 'singles')).toBe(17);
  });
  it('are unknown to those who are told no items', () => expect(pointsOf([], 'pairs')).toBeNull());
});
