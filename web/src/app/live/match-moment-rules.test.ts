import { expect, test } from 'vitest';
import { momentPlace } from './match-moment-rules.ts';

test.each([
  ['/discover', false, 'deck'],
  ['/discover', true, 'deck'],
  ['/matches', false, 'list'],
  ['/matches', true, 'list'],
  ['/chat/7', false, 'elsewhere'],
  ['/chat/7', true, 'list'],
  ['/topup', true, 'elsewhere'],
] as const)('on %s, with two panes: %s, the match moment is shown at: %s', (path, hasTwoPanes, place) => {
  expect(momentPlace(path, hasTwoPanes)).toBe(place);
});
