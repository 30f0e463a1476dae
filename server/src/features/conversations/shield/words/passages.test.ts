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
