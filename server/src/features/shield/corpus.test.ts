import { expect, test } from 'vitest';
import { corpus } from './corpus/corpus.fixture.ts';
import { heldOutFigures, isFlagged, isScam, share } from './corpus/measure-shield.fixture.ts';
import { judgeText } from './judge-text.ts';

test('the corpus has at least 600 phrases, half of them harmless, none twice', () => {
  const harmless = corpus.all.filter((phrase) => !isScam(phrase));
  expect(corpus.all.length).toBeGreaterThanOrEqual(600);
  expect(share(harmless, corpus.all)).toBeCloseTo(0.5, 1);
  expect(new Set(corpus.all.map(({ text }) => text)).size).toBe(corpus.all.length);
});

test.each(Object.entries(heldOutFigures))('of the held-out half in $0, 90 % of scams are found', (_, figures) => {
  expect(figures.recall).toBeGreaterThanOrEqual(0.9);
  expect(figures.rightKind).toBeGreaterThanOrEqual(0.85);
});

test.each(Object.entries(heldOutFigures))(
  'of the held-out half in $0, at most 2 % of harmless chat is flagged',
  (_, figures) => {
    expect(figures.falseAlarms).toBeLessThanOrEqual(0.02);
  },
);

/** Disguises for any phrase, each with the number of scams that may get through with it. */
const disguises: Record<string, { disguise: (text: string) => string; missedMax: number }> = {
  'letters of another alphabet': {
    disguise: (text) =>
      text.replaceAll(/[aeopc]/gu, (letter) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с' })[letter] ?? ''),
    missedMax: 0.01,
  },
  'wide letters': {
    disguise: (text) =>
      text.replaceAll(/[a-z0-9]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    missedMax: 0.02,
  },
  accents: { disguise: (text) => text.replaceAll(/[aeiou]/gu, '$&\u0301'), missedMax: 0.01 },
  'characters that nobody sees': {
    disguise: (text) => text.replaceAll(/(?<=[a-z0-9])(?=[a-z0-9])/gu, '\u200b'),
    missedMax: 0.01,
  },
  'repeated letters': {
    disguise: (text) => text.replaceAll(/(?<![aeiou])[aeiou](?![aeiou])/gu, '$&$&$&'),
    missedMax: 0.06,
  },
  'digits for letters': {
    disguise: (text) => text.replaceAll(/(?<=[a-z])[eo](?=[a-z])/gu, (letter) => (letter === 'e' ? '3' : '0')),
    missedMax: 0.06,
  },
  'letters one by one': {
    disguise: (text) =>
      text
        .split(' ')
        .map((word) => [...word].join(' '))
        .join('   '),
    missedMax: 0.07,
  },
  capitals: { disguise: (text) => text.toUpperCase(), missedMax: 0.01 },
};

// The decision record says how many scams get through with each disguise (docs/decisions).
test.each(Object.entries(disguises))('%s hide no scam', (_, { disguise, missedMax }) => {
  const found = corpus.all.filter((phrase) => isScam(phrase) && isFlagged(phrase));
  const missed = found.filter(({ text }) => judgeText(disguise(text)).length === 0);
  expect(share(missed, found)).toBeLessThanOrEqual(missedMax);
});
