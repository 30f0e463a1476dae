import { expect, test } from 'vitest';
import {
  barsOf,
  cancelShare,
  follow,
  holdMilliseconds,
  lastMilliseconds,
  limitMilliseconds,
  type Gesture,
  type Hold,
} from './recording-rules.ts';

/** Returns the state after a series of gestures, and the actions on the way. */
function play(...gestures: Gesture[]) {
  let hold: Hold = 'none';
  const deeds = [];
  for (const gesture of gestures) {
    const next = follow(hold, gesture);
    hold = next.hold;
    if (next.deed) deeds.push(next.deed);
  }
  return { hold, deeds };
}

const down = { kind: 'down' } as const;
const held = { kind: 'hold' } as const;
const up = (recordedMilliseconds: number) => ({ kind: 'up', recordedMilliseconds }) as const;
const move = (x: number, y: number) => ({ kind: 'move', x, y }) as const;

test('holding records until the finger goes, and sends', () => {
  expect(play(down, held, move(-20, -10), up(5000))).toEqual({ hold: 'none', deeds: ['start', 'send'] });
});

test('under a second nothing is sent', () => {
  expect(play(down, held, up(999))).toEqual({ hold: 'none', deeds: ['start', 'tooShort'] });
  expect(play(down, held, up(1000)).deeds).toEqual(['start', 'send']);
});

test('a slide to the left of 80 px cancels, and a finger that goes then sends nothing', () => {
  expect(play(down, held, move(-79, 0), up(5000)).deeds).toEqual(['start', 'send']);
  expect(play(down, held, move(-80, 0), up(5000))).toEqual({ hold: 'none', deeds: ['start', 'cancel'] });
});

test('a slide up of 60 px keeps recording without the finger', () => {
  expect(play(down, held, move(0, -60), up(5000))).toEqual({ hold: 'locked', deeds: ['start'] });
  expect(play(down, held, move(0, -59), up(5000)).deeds).toEqual(['start', 'send']);
});

test('a tap and a key record locked, and a second press changes nothing', () => {
  expect(play(down, up(0))).toEqual({ hold: 'locked', deeds: ['start'] });
  expect(play({ kind: 'press' }, { kind: 'press' })).toEqual({ hold: 'locked', deeds: ['start'] });
  expect(play({ kind: 'press' }, down, held, up(5000))).toEqual({ hold: 'locked', deeds: ['start'] });
});

test('a finger that the system takes away sends nothing and loses nothing', () => {
  expect(play(down, { kind: 'lost' })).toEqual({ hold: 'none', deeds: [] });
  expect(play(down, held, { kind: 'lost' })).toEqual({ hold: 'locked', deeds: ['start'] });
});

test('a finger that moves or goes without holding starts, cancels and locks nothing', () => {
  expect(play({ kind: 'press' }, move(-200, 0), { kind: 'lost' })).toEqual({ hold: 'locked', deeds: ['start'] });
  expect(play(down, move(-200, 0))).toEqual({ hold: 'pressed', deeds: [] });
  expect(play(move(-200, 0), move(0, -200), { kind: 'lost' }, up(5000))).toEqual({ hold: 'none', deeds: [] });
});

test('the words fade with the slide, and bars are shares', () => {
  expect([cancelShare(10), cancelShare(-40), cancelShare(-200)]).toEqual([0, 0.5, 1]);
  expect(barsOf(btoa('\u0000\u00FF'))).toEqual([0, 1]);
});

test('each state of a recording is followed by what it should be after each gesture', async () => {
  const gestures: Gesture[] = [
    down,
    held,
    { kind: 'press' },
    move(-79, -59),
    move(-80, -59),
    move(-79, -60),
    move(-80, -60),
    up(999),
    up(1000),
    { kind: 'lost' },
  ];
  const words = (['none', 'pressed', 'held', 'locked'] as const).flatMap((hold) =>
    gestures.map((gesture) => {
      const next = follow(hold, gesture);
      return `${hold}, ${Object.values(gesture).join(' ')}: ${next.hold}${next.deed ? `, ${next.deed}` : ''}`;
    }),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/recording-rules.txt');
  expect([holdMilliseconds, limitMilliseconds, lastMilliseconds]).toEqual([200, 120_000, 10_000]);
});
