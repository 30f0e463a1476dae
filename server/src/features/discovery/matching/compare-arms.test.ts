import { expect, test } from 'vitest';
import { compareArms } from './compare-arms.ts';
import { isInTrial } from './weights-for.ts';

test('the members of a trial are those whose decks it orders, and a match of both arms counts for each', () => {
  const trial = { version: 4, percent: 30 };
  const ids = Array.from({ length: 200 }, (_, at) => at + 1);
  const tried = ids.filter((id) => isInTrial(trial, id));
  const [triedId = 0, otherId = 0] = [tried[0], ids.find((id) => !tried.includes(id))];
  const dealt = ids.map((viewer) => ({ viewer, cards: tried.includes(viewer) ? 3 : 1 }));
  const matches = [
    { lowId: triedId, highId: otherId },
    { lowId: triedId, highId: tried[1] ?? 0 },
  ];
  expect(compareArms(trial, dealt, matches)).toEqual({
    trial: { cards: 3 * tried.length, matches: 3 },
    others: { cards: 200 - tried.length, matches: 1 },
  });
});
