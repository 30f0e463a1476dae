import { expect, test } from 'vitest';
import { inventLessons, otherWeights } from './model/invent-lessons.fixture.ts';
import { refit } from './model/refit.ts';
import { startingWeights } from './model/starting-weights.ts';
import { refitInThread } from './refit-in-thread.ts';

const invent = () => inventLessons({ seed: 5, members: 500, lessons: 6000, weights: otherWeights });
const task = (table = invent()) => ({ table, active: startingWeights, drawnTo: startingWeights });
const never = new AbortController().signal;

test('the thread gives what the refit gives', async () => {
  expect(await refitInThread(task(), never)).toEqual(refit(invent(), startingWeights, startingWeights));
});

test('the column that is broken is named across the thread', async () => {
  const table = invent();
  table.features.ageGap[3] = NaN;
  await expect(refitInThread(task(table), never)).rejects.toThrow('ageGap is NaN in lesson 3');
});

test('a refit ends when it is asked to', async () => {
  const stopping = new AbortController();
  const running = refitInThread(task(), stopping.signal);
  stopping.abort(new Error('The server stops'));
  await expect(running).rejects.toThrow('The server stops');
});
