import { expect, test } from 'vitest';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { movableAgenda } from './agenda.ts';

/** An agenda whose tasks note their names and how late it is then, in ms. */
function openAgenda() {
  const clock = createTestClock();
  const agenda = movableAgenda(clock);
  const start = agenda.now();
  const done: string[] = [];
  const plan = (name: string, afterMs: number, next?: () => void) =>
    agenda.plan(afterMs, async () => {
      done.push(`${name} ${agenda.now() - start}`);
      next?.();
    });
  return { agenda, plan, done, passed: () => agenda.now() - start };
}

test('planned tasks run at their moments, and of several at one moment the first planned runs first', async () => {
  const { agenda, plan, done, passed } = openAgenda();
  for (const [name, afterMs] of [
    ['late', 20],
    ['one', 10],
    ['two', 10],
    ['early', 5],
    ['three', 10],
  ] as const)
    plan(name, afterMs);
  await agenda.advance(10);
  expect([done, passed()]).toEqual([['early 5', 'one 10', 'two 10', 'three 10'], 10]);
  await agenda.advance(9);
  expect([done.length, passed()]).toEqual([4, 19]);
  await agenda.advance(1);
  expect(done.at(-1)).toBe('late 20');
});

test('a task that plans another one within the time sees it run, and a closed agenda runs nothing', async () => {
  const { agenda, plan, done, passed } = openAgenda();
  plan('first', 5, () => plan('second', 5));
  plan('other', 10);
  await agenda.advance(12);
  expect([done, passed()]).toEqual([['first 5', 'other 10', 'second 10'], 12]);
  plan('never', 1);
  agenda.close();
  await agenda.advance(5);
  expect([done.length, passed()]).toEqual([3, 17]);
});
