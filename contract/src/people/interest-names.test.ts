import { expect, test } from 'vitest';
import { storedInterest, swahiliInterest, swahiliInterests } from './interest-names.ts';
import { suggestedInterests } from './options.ts';
import { interestsInput } from './profiles.ts';

test('every suggested interest has a Swahili word of its own', () => {
  expect(Object.keys(swahiliInterests)).toEqual(suggestedInterests);
  expect(new Set(Object.values(swahiliInterests)).size).toBe(suggestedInterests.length);
});

test('a suggested interest is kept in English, whichever language it was typed in', () => {
  for (const value of suggestedInterests) {
    expect(storedInterest(swahiliInterests[value].toUpperCase())).toBe(value);
    expect(storedInterest(value.toLowerCase())).toBe(value);
    expect(swahiliInterest(value)).toBe(swahiliInterests[value]);
  }
});

test('what is not suggested stays as typed', () => {
  expect(['Beekeeping', 'milima', 'constructor'].map(storedInterest)).toEqual(['Beekeeping', 'milima', 'constructor']);
  expect(swahiliInterest('Beekeeping')).toBe('Beekeeping');
});

test('the same interest in both languages is one', () => {
  expect(interestsInput.parse('Kupanda milima, hiking, Chess')).toEqual(['Hiking', 'Chess']);
});

test('a text that begins as a JSON list and is none is separated by its commas', () => {
  expect(interestsInput.parse('[Chess, Tea')).toEqual(['[Chess', 'Tea']);
});

test('the suggested interests in both languages, in their order', async () => {
  const lines = suggestedInterests.map((interest) => `${interest}: ${swahiliInterests[interest]}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/interests.txt');
});
