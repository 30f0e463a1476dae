import { expect, test } from 'vitest';
import { decideSwipe, dragProgress, flightOf, springAt, tiltOf } from './swipe-rules.ts';

const card = { x: 300, y: 420 };
const still = { x: 0, y: 0 };

test('a release swipes from 0.5 px/ms on, to either side', () => {
  const far = { right: [100, 0], left: [-100, 0] } as const;
  for (const [direction, [x, y]] of Object.entries(far)) {
    expect(decideSwipe({ x: x / 200, y: y / 200 }, { x, y }, card)).toBe(direction);
    expect(decideSwipe({ x: x / 201, y: y / 201 }, { x, y }, card)).toBeUndefined();
  }
});

test('a drag beyond 40 % of the card swipes also after a rest, to either side', () => {
  const far = { right: [121, 0], left: [-121, 0] } as const;
  for (const [direction, [x, y]] of Object.entries(far)) {
    expect(decideSwipe(still, { x, y }, card)).toBe(direction);
    expect(decideSwipe(still, { x: x * 0.99, y: y * 0.99 }, card)).toBeUndefined();
  }
});

test('a slow finger counts far out, also while it drifts back or down', () => {
  expect(decideSwipe({ x: -0.49, y: 0 }, { x: 150, y: 0 }, card)).toBe('right');
  expect(decideSwipe({ x: 0.2, y: 0.4 }, { x: 150, y: 300 }, card)).toBe('right');
});

test('a release up or down springs back, however fast or far it is', () => {
  expect(decideSwipe({ x: 0.2, y: -3 }, { x: 20, y: -200 }, card)).toBeUndefined();
  expect(decideSwipe(still, { x: 20, y: -400 }, card)).toBeUndefined();
  expect(decideSwipe({ x: 0, y: 3 }, { x: 0, y: 400 }, card)).toBeUndefined();
  expect(decideSwipe({ x: 3, y: 0.2 }, { x: 200, y: 20 }, card)).toBe('right');
});

test('a flick to the side whose arc ends downwards still swipes, and a scroll does not', () => {
  expect(decideSwipe({ x: 0.9, y: 1.2 }, { x: 110, y: 60 }, card)).toBe('right');
  expect(decideSwipe({ x: 0.9, y: 1.2 }, { x: 60, y: 160 }, card)).toBeUndefined();
  expect(decideSwipe({ x: 0.4, y: 1.2 }, { x: 110, y: 60 }, card)).toBeUndefined();
});

test('a flick back returns the card instead of swiping it to either side', () => {
  expect(decideSwipe({ x: -2, y: 0 }, { x: 150, y: 0 }, card)).toBeUndefined();
  expect(decideSwipe({ x: 0.5, y: 0 }, { x: -150, y: 0 }, card)).toBeUndefined();
});

test('the tilt follows the drag and never exceeds 25 degrees', () => {
  const square = { x: 300, y: 400 };
  expect(tiltOf(0, square)).toBe(0);
  expect(tiltOf(100, square)).toBeCloseTo(10);
  expect(tiltOf(-1000, square)).toBe(-25);
  expect(tiltOf(1000, square)).toBe(25);
  expect(tiltOf(10, { x: 0, y: 0 })).toBe(0);
});

test('progress is complete where letting go counts', () => {
  expect(dragProgress(still, card)).toBe(0);
  expect(dragProgress({ x: -60, y: 10 }, card)).toBeCloseTo(0.5);
  expect(dragProgress({ x: 120, y: 0 }, card)).toBe(1);
  expect(dragProgress({ x: 250, y: 0 }, card)).toBe(1);
  expect(dragProgress({ x: -10, y: 84 }, card)).toBeCloseTo(0.5);
  expect(dragProgress(still, still)).toBe(0);
});

test('a leaving card ends outside the window', () => {
  const view = { x: 390, y: 844 };
  const size = { x: 358, y: 420 };
  expect(flightOf('right', { x: 90, y: 4 }, still, size, view).end.x).toBeGreaterThan((view.x + size.x) / 2);
  expect(flightOf('left', { x: -90, y: 4 }, still, size, view).end.x).toBeLessThan(-(view.x + size.x) / 2);
});

test('a leaving card keeps the speed and the direction of the finger', () => {
  const view = { x: 390, y: 844 };
  const size = { x: 358, y: 420 };
  for (const speed of [0.5, 1, 2, 4, 8]) {
    for (const sign of [-1, 1]) {
      const offset = { x: 100 * sign, y: 20 };
      const { end, milliseconds, slope } = flightOf(
        sign > 0 ? 'right' : 'left',
        offset,
        { x: speed * sign, y: speed / 4 },
        size,
        view,
      );
      const way = Math.abs(end.x - offset.x);
      expect((slope * way) / milliseconds).toBeCloseTo(speed);
      expect(milliseconds).toBeLessThanOrEqual(260);
      expect(slope).toBeLessThanOrEqual(1 + 1e-9);
      expect(end.y - offset.y).toBeCloseTo(way / 4);
    }
  }
  const pressed = flightOf('left', { x: 0, y: 0 }, { x: 0, y: 0 }, size, view);
  expect(pressed).toMatchObject({ milliseconds: 260, slope: 0, end: { y: 0 } });
});

test('a card that springs back starts where it was released, at the speed it had, and arrives', () => {
  expect(springAt(0, 120, 3)).toBe(120);
  expect(springAt(0.001, 120, 3) - 120).toBeCloseTo(0.003, 5);
  for (const velocity of [-4, 0, 4]) expect(Math.abs(springAt(320, 150, velocity))).toBeLessThan(2);
  const past = Array.from({ length: 320 }, (_, time) => springAt(time, 100, 0));
  expect(Math.min(...past)).toBeLessThan(0);
  expect(Math.min(...past)).toBeGreaterThan(-10);
});

test('each release of a card of 300 px is decided as its line says', async () => {
  const [speeds, places] = [
    [-0.6, -0.5, -0.49, 0, 0.49, 0.5, 0.6],
    [-121, -120, -0.5, 0, 0.5, 120, 121],
  ] as const;
  const lines = speeds.map((x) => {
    const decided = places.map((at) => `${at}: ${decideSwipe({ x, y: 0 }, { x: at, y: 0 }, card) ?? '-'}`);
    return `${x} px/ms at ${decided.join(', ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/releases.txt');
});
