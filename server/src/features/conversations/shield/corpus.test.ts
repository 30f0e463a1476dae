import { expect, test } from 'vitest';
import { corpus, unseen } from './corpus/corpus.fixture.ts';
import { figuresByLanguage, isFlagged, isScam, share } from './corpus/measure-shield.fixture.ts';
import { compileRules, findRule } from './find-rule.ts';
import { judgeText } from './judge-text.ts';
import { normaliseText } from './normalise-text.ts';
import { cutPassages } from './words/passages.ts';
import { rulesByKind } from './rules/all-rules.ts';

test('the corpus has at least 2,500 phrases, half of them harmless, none twice and none of the unseen ones', () => {
  const all = [...corpus, ...unseen];
  const harmless = corpus.filter((phrase) => !isScam(phrase));
  expect(corpus.length).toBeGreaterThanOrEqual(2500);
  expect(share(harmless, corpus)).toBeCloseTo(0.55, 1);
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
});

const known = figuresByLanguage(corpus);

test.each(known)('of known scams in $language the rules alone find 90 %', ({ recall, rightKind }) => {
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(rightKind).toBeGreaterThanOrEqual(0.85);
});

test.each(known)('of known harmless chat in $language the rules flag at most 1 %', (figures) => {
  expect(figures.falseAlarms).toBeLessThanOrEqual(0.01);
});

// One rule of hundreds moves no share. Whoever finds more may raise these numbers.
const least: Record<string, { found: number; named: number; flagged: number }> = {
  english: { found: 619, named: 601, flagged: 1 },
  swahili: { found: 266, named: 265, flagged: 1 },
  sheng: { found: 269, named: 262, flagged: 0 },
  all: { found: 1154, named: 1128, flagged: 2 },
};
test.each(known)(
  'in $language the rules find no fewer scams than before',
  ({ language, scams, harmless, ...shares }) => {
    const numbers = {
      found: Math.round(shares.recall * scams),
      named: Math.round(shares.rightKind * scams),
      flagged: Math.round(shares.falseAlarms * harmless),
    };
    const { found = Infinity, named = Infinity, flagged = 0 } = least[language] ?? {};
    expect(numbers.found).toBeGreaterThanOrEqual(found);
    expect(numbers.named).toBeGreaterThanOrEqual(named);
    expect(numbers.flagged).toBeLessThanOrEqual(flagged);
  },
);

const passages = corpus.map((phrase) => ({ ...phrase, passages: cutPassages(normaliseText(phrase.text).text) }));

// A rule with a misspelt slot is as good as none, and would not be missed.
test.each(rulesByKind)('each rule of %s finds a known scam, and at most one harmless phrase', (kind, rules) => {
  for (const rule of rules) {
    const compiled = compileRules(kind, [rule]);
    const found = passages.filter((phrase) => findRule(phrase.passages, compiled));
    expect(found.filter(isScam), rule).not.toEqual([]);
    expect(found.filter((phrase) => !isScam(phrase)).length, rule).toBeLessThanOrEqual(1);
  }
});

test('of scams that nobody tuned with nine in ten are found, and of harmless chat at most 3 % is flagged', () => {
  const scams = unseen.filter(isScam);
  const harmless = unseen.filter((phrase) => !isScam(phrase));
  expect([scams.length, harmless.length]).toEqual([70, 70]);
  expect(share(scams.filter(isFlagged), scams)).toBeGreaterThanOrEqual(0.9);
  expect(share(harmless.filter(isFlagged), harmless)).toBeLessThanOrEqual(0.03);
});

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
  const found = corpus.filter((phrase) => isScam(phrase) && isFlagged(phrase));
  const missed = found.filter(({ text }) => judgeText(disguise(text)).length === 0);
  expect(share(missed, found)).toBeLessThanOrEqual(missedMax);
});

// A change of a rule, of a word or of the reading of signs shows here which phrases it moves.
test('each known phrase is judged as before, at the same place', async () => {
  const lines = corpus.flatMap(({ language, kind, text }) => {
    const found = judgeText(text).map((judgement) => `${judgement.kind} ${judgement.from}-${judgement.to}`);
    return found.length > 0 ? [`${language} ${kind} "${text.slice(0, 32)}": ${found.join(', ')}`] : [];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./corpus/in-words/judgements.txt');
});

test('a disguised phrase is judged as before, at the same place', async () => {
  const flagged = corpus.filter((phrase) => isScam(phrase) && isFlagged(phrase)).filter((_, at) => at % 40 === 0);
  const lines = Object.entries(disguises).flatMap(([name, { disguise }]) =>
    flagged.map(({ text }) => {
      const found = judgeText(disguise(text)).map((judgement) => `${judgement.kind} ${judgement.from}-${judgement.to}`);
      return `${name}, "${text.slice(0, 24)}": ${found.join(', ')}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./corpus/in-words/disguised.txt');
});
