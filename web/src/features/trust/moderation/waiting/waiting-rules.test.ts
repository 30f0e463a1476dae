import { describe, expect, test } from 'vitest';
import { reportWaitingHours, timeLeft, urgentHours, waitingOf } from './waiting-rules.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T09:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();

describe('the waiting time', () => {
  test.each([
    [0, 'calm', 0],
    [24 * hour, 'calm', 24],
    [24 * hour + 1, 'warn', 24],
    [40 * hour, 'warn', 40],
    [40 * hour + 1, 'danger', 40],
    [60 * hour, 'danger', 60],
    [-hour, 'calm', 0],
  ])('after %d ms is %s at %d hours', (elapsed, urgency, hours) => {
    expect(waitingOf(ago(elapsed), now)).toMatchObject({ urgency, hours });
  });

  test.each([
    [12 * hour, 'calm', 'warn'],
    [12 * hour + 1, 'warn', 'warn'],
    [20 * hour, 'warn', 'warn'],
    [20 * hour + 1, 'danger', 'danger'],
    [0, 'calm', 'warn'],
  ])('of a report after %d ms is %s, and of one about a child %s', (elapsed, usual, urgent) => {
    expect(waitingOf(ago(elapsed), now, reportWaitingHours).urgency).toBe(usual);
    expect(waitingOf(ago(elapsed), now, urgentHours).urgency).toBe(urgent);
  });

  test('is also counted in minutes', () => {
    expect(waitingOf(ago(59 * 60_000 + 59_000), now)).toMatchObject({ hours: 0, minutes: 59 });
  });
});

describe('the time that is left', () => {
  test.each([
    [24 * hour, { hours: 24, minutes: 1440, isOver: false }],
    [hour - 1, { hours: 0, minutes: 60, isOver: false }],
    [1, { hours: 0, minutes: 1, isOver: false }],
    [0, { hours: 0, minutes: 0, isOver: true }],
    [-hour, { hours: 0, minutes: 0, isOver: true }],
  ])('until a moment %d ms from now', (ms, left) => {
    expect(timeLeft(ago(-ms), now)).toEqual(left);
  });
});
