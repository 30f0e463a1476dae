import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { stageStreams, typing } from './staged-streams.fixture.ts';
import { drainedComeBackMs } from './stream-rules.ts';

test('a stream ends with the second in which its token expires, and not before', () => {
  const { open, pass } = stageStreams();
  const now = createTestClock().now().getTime() / 1000;
  const [expired, valid] = [now, now + 1].map((expires) => open(1, null, 1, expires));
  pass(500);
  expect([expired?.sent, valid?.sent]).toEqual([['retry: 0\n\n'], []]);
});

test('a sixth stream of a member ends the oldest for a minute, and those of others go on', () => {
  const { open } = stageStreams();
  const other = open(2);
  const own = Array.from({ length: 7 }, () => open(1));
  const surplus = ['retry: 60000\n\n'];
  expect(own.map(({ sent }) => sent)).toEqual([surplus, surplus, [], [], [], [], []]);
  expect(own.at(-1)?.beginning).toMatch(/^retry: 3000\n\nid: /);
  expect(other.sent).toEqual([]);
});

test('the streams of a server that stops come back half a second to one and a half seconds later', () => {
  expect([0, 0.25, 1].map(drainedComeBackMs)).toEqual([500, 750, 1500]);
});

test('a member is there from the first stream to the last, and a stream that ends twice counts once', () => {
  const { open, presence } = stageStreams();
  const first = open(1);
  expect(presence).toEqual([[1, true]]);
  const second = open(1);
  first.close();
  first.close();
  expect(presence).toEqual([[1, true]]);
  second.close();
  expect(presence).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('the end of a session ends its streams within a tick, with a hint to come back at once, and no other ones', () => {
  const { events, open, pass, endedSessions } = stageStreams();
  const streams = [open(1, null, 7), open(1, null, 8), open(1, null, null), open(1, null, 7)];
  endedSessions.add(7);
  // The request for this one was accepted before its session ended.
  streams.push(open(1, null, 7));
  pass(500);
  events.publish({ to: [1], event: typing(2) });
  const [ended, other] = [['retry: 0\n\n'], [expect.stringContaining('"typing"')]];
  expect(streams.map(({ sent }) => sent)).toEqual([ended, other, other, ended, ended]);
});

test('a server that stops ends its streams in shares, each with a time to come back', () => {
  const { open, drain } = stageStreams();
  const streams = [1, 2, 3, 4, 5].map((userId) => open(userId));
  const ended = () => streams.filter(({ sent }) => /^retry: \d+\n\n$/.test(sent.join(''))).length;
  const counts = [0.5, 0.5, 1, 1].map((share) => {
    drain(share);
    return ended();
  });
  expect(counts).toEqual([3, 4, 5, 5]);
});
