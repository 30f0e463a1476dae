import { expect, test } from 'vitest';
import { compileRules, findRule } from './find-rule.ts';
import { cutPassages } from './words/passages.ts';

const rules = compileRules('payment', [
  '(duty|fee) & parcel & -(i paid|last year)',
  'pay here !(and|or)',
  '~(i|we) send it',
]);

function findIn(text: string): string | null {
  const normal = ` ${text} `;
  const range = findRule(cutPassages(normal), rules);
  return range && normal.slice(range.from, range.to).trim();
}

test('the slots of a frame may stand in any order, and its range goes from the first one to the last one', () => {
  expect(findIn('the duty for your parcel is small')).toBe('duty for your parcel');
  expect(findIn('your parcel needs a fee today')).toBe('parcel needs a fee');
});

test('a frame needs each of its slots, whole words, and none that it excludes', () => {
  for (const text of ['the duty is small', 'your parcel came', 'a feeble parcel', 'i paid the duty for my parcel'])
    expect(findIn(text)).toBe(null);
});

test('what may not follow and what may not come before is none of the phrase', () => {
  expect(findIn('please pay here now')).toBe('pay here');
  expect(findIn('we pay here and there')).toBe(null);
  expect(findIn('now send it')).toBe('send it');
  expect(findIn('tomorrow we send it')).toBe(null);
});

test('a phrase may leave out words, skip up to four or eight of one sentence, and begin a sentence', () => {
  const found = (rule: string, text: string) =>
    findRule(cutPassages(` ${text} `), compileRules('payment', [rule])) !== null;
  const skipped = (count: number) => `pay ${'word '.repeat(count)}now`;
  expect([0, 4, 5].map((count) => found('pay .. now', skipped(count)))).toEqual([true, true, false]);
  expect([0, 8, 9].map((count) => found('pay ... now', skipped(count)))).toEqual([true, true, false]);
  expect(found('pay .. now', 'pay . now')).toBe(false);
  expect(['pay me now', 'pay now', 'pay you now'].map((text) => found('pay (me|us)? now', text))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['pay now', 'ok . pay now', 'ok pay now'].map((text) => found('^ pay', text))).toEqual([true, true, false]);
});

test('slots that stand more than a passage apart fill no frame', () => {
  const far = 'word '.repeat(80);
  expect(findIn(`the duty ${far}parcel`)).toBe(null);
  expect(findIn(`${far}the duty for a parcel ${far}`)).toBe('duty for a parcel');
});

test('a group of words that does not exist is refused', () => {
  expect(() => compileRules('payment', ['<nothing> here'])).toThrow('nothing');
});
