import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** Adds the items of a text such as "a.1 a.2 b": each is named after its path. */
function turnsOf(text: string) {
  const turns = createFairTurns<string>();
  for (const item of text.split(' ')) turns.add(item.split('.'), item);
  return turns;
}

function drain(turns: ReturnType<typeof turnsOf>): string {
  const items = [];
  for (let item = turns.next(); item !== undefined; item = turns.next()) items.push(item);
  return items.join(' ');
}

test('wide networks take turns, and inside each its own networks do', () => {
  expect(drain(turnsOf('a.1.x a.1.x a.1.y a.2.x a.2.y b c.1.x'))).toBe('a.1.x b c.1.x a.2.x a.1.y a.2.y a.1.x');
  expect(drain(turnsOf('a.1 a.2 a.3 a.4 b b b'))).toBe('a.1 b a.2 b a.3 b a.4');
});

test('a newcomer takes a place from the wide network with the most, and there from its largest one', () => {
  const turns = turnsOf('a.1 a.2 a.2 a.3 b b');
  expect(turns.hasCrowd(['c'])).toBe(true);
  expect(turns.dropFor(['c'])).toBe('a.2');
  expect([turns.count(), drain(turns)]).toEqual([5, 'a.1 b a.2 b a.3']);
});

test('a newcomer of the wide network with the most takes a place from its own neighbours, if one has more', () => {
  const turns = turnsOf('a.1 a.2 a.2 a.2 b');
  expect(turns.dropFor(['a', '3'])).toBe('a.2');
  expect(turns.dropFor(['a', '3'])).toBe('a.2');
  expect(turns.dropFor(['a', '3'])).toBeUndefined();
  expect(drain(turns)).toBe('a.1 b a.2');
});

test('nobody loses a place to a network that would then have more', () => {
  const turns = turnsOf('a.1 a.2 b');
  for (const path of [['a', '1'], ['a', '3'], ['b']])
    expect([turns.hasCrowd(path), turns.dropFor(path)]).toEqual([false, undefined]);
  expect(turns.dropFor(['c'])).toBe('a.2');
  expect(createFairTurns().dropFor(['a'])).toBeUndefined();
});
