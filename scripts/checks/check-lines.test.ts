import { expect, test } from 'vitest';
import { findBareClauses, findLong } from './check-lines.ts';

test('a line of 120 characters is accepted, one of 121 is refused', () => {
  expect(findLong(`${'a'.repeat(120)}\n${'é'.repeat(121)}\n${'👍'.repeat(120)}`)).toEqual([2]);
});

test('an address on a line of its own may be longer', () => {
  expect(findLong(`// https://example.com/${'a'.repeat(120)}`)).toEqual([]);
});

test.each([
  '// What the member sees.',
  '/** Whether the message is read. It changes once. */',
  '/**\n * How many photos\n * a member has.\n */',
  '{/* Where the photo was. */}',
  '-- Who sent it.',
  '// Without a key.',
  '/** Without a key. Otherwise, it is used. */',
  '  // How often? No: how often.\n\n  // Who is it. Is it you?',
])('a comment that begins with a bare clause is refused: %j', (text) => {
  expect(findBareClauses(text)).toHaveLength(1);
});

test.each([
  '// Says what the member sees.',
  '// Without a key, nothing is sent.',
  '/** Who may read this? The reviewer. */',
  '// The sender decides\n// Who reads it.',
  '/**\n * A photo.\n * Where it is, is secret.\n */',
  '/** Whoever asks first wins. */',
  "test('What is read', () => {});",
])('a comment with a main clause is accepted: %j', (text) => {
  expect(findBareClauses(text)).toEqual([]);
});
