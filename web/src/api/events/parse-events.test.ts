import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser } from './parse-events.ts';

function parseAll(pieces: readonly string[]): unknown[] {
  const told: unknown[] = [];
  const parse = createEventParser({
    onData: (data, id) => told.push({ data, id }),
    onId: (id) => told.push({ id }),
    onRetry: (retry) => told.push({ retry }),
  });
  for (const piece of pieces) parse(piece);
  return told;
}

const stream = 'retry: 3000\n\nid: a\ndata: {"type":"sync"}\n\n:\n\n:\nid: b\n\ndata:one\ndata:  two\r\n\r\ndata\n\n';
const expected = [
  { retry: 3000 },
  { data: '{"type":"sync"}', id: 'a' },
  { id: 'b' },
  { data: 'one\n two', id: undefined },
  { data: '', id: undefined },
];

test('events, ids of heartbeats and hints are told apart, and comments are ignored', () => {
  expect(parseAll([stream])).toEqual(expected);
});

test('it does not matter where the stream is cut', () => {
  assert(
    property(array(nat(stream.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      const pieces = places.slice(1).map((place, index) => stream.slice(places[index], place));
      expect(parseAll(pieces)).toEqual(expected);
    }),
  );
});

test('an event that is not complete is not told, and a strange line changes nothing', () => {
  expect(parseAll(['data: half\n'])).toEqual([]);
  expect(parseAll(['retry: soon\nid: x\0y\nevent: other\nfoo\ndata: whole\n\n'])).toEqual([{ data: 'whole' }]);
});
