import { expect, test } from 'vitest';
import { cardFace, countFaces } from './card-faces.ts';

const prompts = [
  { prompt_id: 'morning-start', answer: 'Three legs so far.' },
  { prompt_id: 'matatu-song', answer: 'Choir, then chapati.' },
] as const;
const both = { bio: 'Carpenter.', prompts: [...prompts] };

test('the first face has the bio, the later ones the answers in their order, and then the bio again', () => {
  expect(cardFace(both, 0)).toEqual({ words: 'Carpenter.' });
  expect([1, 2].map((index) => cardFace(both, index).prompt?.answer)).toEqual([
    'Three legs so far.',
    'Choir, then chapati.',
  ]);
  expect(cardFace(both, 3)).toEqual({ words: 'Carpenter.' });
});

test('without a bio the first answer stands in its place, once', () => {
  const without = { ...both, bio: '' };
  expect(cardFace(without, 0)).toEqual({ words: 'Three legs so far.' });
  expect(cardFace(without, 1).prompt?.answer).toBe('Choir, then chapati.');
  expect(countFaces({ bio: '', prompts: [prompts[0]] }, 1)).toBe(1);
});

test('without answers all faces have the bio', () => {
  for (const profile of [{ bio: 'Carpenter.', prompts: [] }, { bio: 'Carpenter.' }])
    expect([0, 1, 2].map((index) => cardFace(profile, index).words)).toEqual(Array(3).fill('Carpenter.'));
});

test('a card turns through its photos; with a single one an answer is a second face', () => {
  expect(countFaces(both, 3)).toBe(3);
  expect(countFaces(both, 1)).toBe(2);
  expect(countFaces({ ...both, prompts: [] }, 1)).toBe(1);
  expect(countFaces(both, 0)).toBe(2);
});

test('each face of a card is the one that its line says', async () => {
  const lines = [];
  for (const bio of ['Bio', ''])
    for (const answers of [0, 1, 2])
      for (const photos of [0, 1, 2, 3]) {
        const profile = {
          bio,
          prompts: prompts.slice(0, answers).map((each, at) => ({ ...each, answer: `answer ${at}` })),
        };
        const faces = Array.from({ length: countFaces(profile, photos) }, (_, index) => {
          const { prompt, words } = cardFace(profile, index);
          return prompt ? `question with ${prompt.answer}` : words || 'nothing';
        });
        lines.push(`${bio || 'no bio'}, ${answers} answers, ${photos} photos: ${faces.join(' | ')}`);
      }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/faces.txt');
});
