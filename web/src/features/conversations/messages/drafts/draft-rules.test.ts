import { expect, test } from 'vitest';
import { isReplaced, parseDrafts } from './draft-rules.ts';

test.each([
  ['Habari yako?', 'Sasa', true],
  ['Habari yako?', 'Habari', false],
  ['Habari yako?', 'Habari gani, yako?', false],
  ['aaaa', 'aa', false],
  ['Habari yako?', ' ', false],
  ['', 'Sasa', false],
  ['Ha!', 'Sasa', true],
  // Half of it is left, and then a letter less.
  ['abcd', 'abXY', false],
  ['abcd', 'aXYZ', true],
  ['abcd', 'XYcd', false],
  ['abcd', 'aXYd', false],
  [' ', 'Sasa', false],
])('“%s” that becomes “%s” is replaced: %s', (before, after, replaced) => {
  expect(isReplaced(before, after)).toBe(replaced);
});

test('drafts are read as they were stored, also those of the version before', () => {
  const tried = { text: 'Habari?', clientId: 'first' };
  const chats = {
    12: { text: 'Habari?', tried, waiting: true },
    13: { text: 'Half a th' },
    14: null,
    x: { text: '?' },
  };
  expect(parseDrafts(chats)).toEqual({ 12: { text: 'Habari?' }, 13: { text: 'Half a th' } });
});
