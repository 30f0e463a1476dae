import { quoteMax } from '@mwanzo/contract/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenQuote } from './quote-rules.ts';

test('a text up to the limit is quoted whole', () => {
  expect(shortenQuote('Habari?')).toBe('Habari?');
  expect(shortenQuote('a'.repeat(quoteMax))).toBe('a'.repeat(quoteMax));
});

test('a longer text is cut and ends with an ellipsis', () => {
  expect(shortenQuote('a'.repeat(quoteMax + 1))).toBe(`${'a'.repeat(quoteMax - 1)}…`);
  expect(shortenQuote(`${'a'.repeat(quoteMax - 2)} tail`)).toBe(`${'a'.repeat(quoteMax - 2)}…`);
});

test.each(['😂', '👩‍👩‍👧‍👦', '🇰🇪', 'é'])('%s is not torn apart', (character) => {
  for (let before = quoteMax - 12; before < quoteMax; before += 1) {
    const quoted = shortenQuote('a'.repeat(before) + character.repeat(20));
    const rest = quoted.slice(before, -1);
    expect(rest.replaceAll(character, '')).toBe('');
    expect(quoted.length).toBeLessThanOrEqual(quoteMax);
  }
});

test('whatever is quoted stays well-formed and within the limit', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 100, maxLength: 300 });
  fc.assert(
    fc.property(text, (long) => {
      const quoted = shortenQuote(long);
      expect(quoted.isWellFormed()).toBe(true);
      expect(quoted.length).toBeLessThanOrEqual(quoteMax);
    }),
  );
});
