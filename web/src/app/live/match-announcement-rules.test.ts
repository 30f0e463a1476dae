import { expect, test } from 'vitest';
import { announcementPlace } from './match-announcement-rules.ts';

test.each([
  ['/discover', false, 'deck'],
  ['/discover', true, 'deck'],
  ['/matches', false, 'list'],
  ['/matches', true, 'list'],
  ['/chat/7', false, 'elsewhere'],
  ['/chat/7', true, 'list'],
  ['/topup', true, 'elsewhere'],
] as const)('on %s, with two panes: %s, a match is announced at: %s', (path, hasTwoPanes, place) => {
  expect(announcementPlace(path, hasTwoPanes)).toBe(place);
});
