import { expect, test } from 'vitest';
import { agentsOf, levelOr, thinksKey } from './levels';

test('agents are the bots the page does not know', () => {
  expect(agentsOf(['gentle', 'steady', 'strong', 'master', 'greedy', 'random', 'zoser'])).toEqual(['zoser']);
});

test('a level has a sentence of its own, all agents share one', () => {
  expect(thinksKey('master')).toBe('page-thinks-master');
  expect(thinksKey('zoser')).toBe('page-thinks-agent');
});

test('an agent that was chosen on an earlier visit is not taken for granted', () => {
  expect(levelOr('zoser')).toBe('steady');
});
