import type { StreamEvent } from '@mwanzo/contract/events';
import { expect, test } from 'vitest';
import { createMemory } from './event-memory.ts';

const event = (partner: number): StreamEvent => ({ type: 'match_ended', partner }) as StreamEvent;
const sync = { type: 'sync', refetch: true };

function openMemory() {
  const told: StreamEvent[] = [];
  return { memory: createMemory((each) => told.push(each)), told };
}

test('an event that comes twice is told once, and one without an id each time', () => {
  const { memory, told } = openMemory();
  for (const id of ['1', '1', undefined, '2', '1', undefined]) memory.take(event(7), id);
  expect(told).toHaveLength(4);
  // The next connection continues after the last id that there was.
  expect(memory.lastId).toBe('2');
});

test('the last two hundred events are remembered, and those before them are forgotten', () => {
  const { memory, told } = openMemory();
  for (let id = 1; id <= 201; id += 1) memory.take(event(id), String(id));
  for (const id of ['2', '201']) memory.take(event(0), id);
  expect(told).toHaveLength(201);
  memory.take(event(0), '1');
  expect(told).toHaveLength(202);
});

test('a tab that joins a running stream fetches once what happened before', () => {
  const { memory, told } = openMemory();
  memory.join('5');
  memory.join('6');
  expect([told, memory.lastId]).toEqual([[sync], '6']);
  memory.take(event(7), '7');
  memory.join('8');
  expect([told, memory.lastId]).toEqual([[sync, event(7)], '8']);
});

test('a tab that has got an event before it joins fetches nothing', () => {
  const { memory, told } = openMemory();
  memory.take(event(7), '4');
  memory.join('5');
  expect(told).toEqual([event(7)]);
});
