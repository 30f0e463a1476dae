import { expect, test } from 'vitest';
import { foldedWords, foldText } from './text-rules.ts';

test('accents, case and apostrophes do not matter', () => {
  expect(foldText("Murang'a")).toBe('muranga');
  expect(foldText('MURANG’A')).toBe('muranga');
  expect(foldText('Zoë Ñandú')).toBe('zoe nandu');
  expect(foldText('Zoe\u0308')).toBe('zoe');
  // Korean letters are put together again, so that a word is found however a device writes it.
  expect(foldText('\uD55C')).toBe('\uD55C');
});

test('everything except letters and digits separates words', () => {
  expect(foldedWords('  Rock-n-roll, 90s/R&B ')).toEqual(['rock', 'n', 'roll', '90s', 'r', 'b']);
  expect(foldedWords('💃 — !')).toEqual([]);
});
