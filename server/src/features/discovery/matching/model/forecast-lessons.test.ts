import { expect, test } from 'vitest';
import { forecastLessons } from './forecast-lessons.ts';
import { inventLessons } from './invent-lessons.fixture.ts';
import { startingWeights } from './starting-weights.ts';

const table = inventLessons({ seed: 4, members: 30, lessons: 400, weights: startingWeights });
const rows = Int32Array.from(table.viewers.keys());
const [learned, asked] = [rows.slice(0, 200), rows.slice(200)];

/** The chances in the other lessons, when this member gives, or gets, one kind of answer in all of the learned ones. */
function chances(of: 'viewers' | 'candidates', member: number, like: number): number[] {
  const likes = table.likes.map((each, at) => (table[of][at] === member ? like : each));
  const forecast = forecastLessons({ ...table, likes }, startingWeights, learned, asked);
  return [...forecast].filter((_chance, at) => table[of][asked[at] ?? 0] === member);
}

test.each(['viewers', 'candidates'] as const)('%s with more likes have higher chances of the next one', (of) => {
  const member = table[of][0] ?? 0;
  const [liking, passing] = [chances(of, member, 1), chances(of, member, 0)];
  expect(liking.length).toBeGreaterThan(2);
  for (const [at, chance] of liking.entries()) expect(chance).toBeGreaterThan(passing[at] ?? 1);
});

test('an answer that is asked for is not learned', () => {
  const turned = { ...table, likes: table.likes.map((like, at) => (at < 200 ? like : 1 - like)) };
  const forecast = (of: typeof table) => [...forecastLessons(of, startingWeights, learned, asked)];
  expect(forecast(turned)).toEqual(forecast(table));
});

test('an answer about the pair alone changes no chance, and one that counts as more swipes changes it by more', () => {
  const lesson = rows.slice(0, 1);
  const chance = (of: Partial<typeof table>, learns = lesson) =>
    forecastLessons({ ...table, likes: table.likes.with(0, 1), ...of }, startingWeights, learns, lesson)[0] ?? 0;
  const before = chance({}, new Int32Array());
  expect(chance({ ofPairAlone: table.ofPairAlone.with(0, 1) })).toBe(before);
  expect(chance({ weights: table.weights.with(0, 1) })).toBeGreaterThan(before);
  expect(chance({ weights: table.weights.with(0, 3) })).toBeGreaterThan(chance({ weights: table.weights.with(0, 1) }));
});
