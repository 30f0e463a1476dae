import { expect, test } from 'vitest';
import { cutPassages } from './passages.ts';

const wordsOf = (count: number) => ` ${Array.from({ length: count }, (_, at) => `w${at}`).join(' ')} `;

test('a usual message is one passage, and an empty one is none', () => {
  expect(cutPassages(' nitumie elfu mbili ').map(({ text, from }) => ({ text, from }))).toEqual([
    { text: ' nitumie elfu mbili ', from: 0 },
  ]);
  expect(cutPassages(' ')).toEqual([]);
});

test('twelve neighbouring words of a long text always stand in one passage', () => {
  const text = wordsOf(500);
  const passages = cutPassages(text);
  for (let first = 0; first + 12 <= 500; first += 1) {
    const neighbours = ` ${Array.from({ length: 12 }, (_, at) => `w${first + at}`).join(' ')} `;
    expect(passages.some((passage) => passage.text.includes(neighbours))).toBe(true);
  }
  for (const { text: part, from } of passages) expect(text.slice(from, from + part.length)).toBe(part);
});

test('the passages of a text have no more than twice its signs', () => {
  for (const count of [1, 47, 48, 49, 1000, 4000]) {
    const text = wordsOf(count);
    const read = cutPassages(text).reduce((sum, passage) => sum + passage.text.length, 0);
    expect(read).toBeLessThanOrEqual(2 * text.length);
  }
});

test.each([
  [48, [48]],
  [49, [48, 13]],
  [84, [48, 48]],
  [85, [48, 48, 13]],
])('a text of %i words is read in passages of %j, each of which begins 36 words after the last', (count, lengths) => {
  const passages = cutPassages(wordsOf(count)).map(({ text }) => text.trim().split(' '));
  expect(passages.map(({ length }) => length)).toEqual(lengths);
  expect(passages.map(([first]) => first)).toEqual(lengths.map((_, at) => `w${36 * at}`));
});

test('a pattern is searched for once in a passage, also one that is not there', () => {
  const [passage] = cutPassages(' nitumie elfu mbili ');
  const [there, missing] = [/ elfu/gu, / mia/gu];
  expect(passage?.find(there)?.index).toBe(8);
  // A second search of such a pattern would begin behind the first one.
  expect(passage?.find(there)?.index).toBe(8);
  expect([passage?.find(missing), passage?.find(missing)]).toEqual([null, null]);
});
