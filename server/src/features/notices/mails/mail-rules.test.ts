import { expect, test } from 'vitest';
import { endOf, patienceMs, waitingMs } from './mail-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const state = { createdAt: now, handovers: 0, notices: [{}] };

test.each([
  ['with news', {}, null],
  ['whose news are all read', { notices: [] }, 'needless'],
  ['that was perhaps sent, and whose news are all read since', { handovers: 1, notices: [] }, 'uncertain'],
  ['that was perhaps sent once', { handovers: 1 }, null],
  ['that was perhaps sent twice', { handovers: 2 }, 'uncertain'],
  ['that waits for three days', { createdAt: new Date(now.getTime() - patienceMs) }, null],
  ['that waits for longer', { createdAt: new Date(now.getTime() - patienceMs - 1) }, 'expired'],
] as const)('a mail %s is sent, or ends as it should', (_, more, outcome) => {
  expect(endOf({ ...state, ...more }, now)).toBe(outcome);
});

test('news wait for 12 hours, and a mail for three days', () => {
  expect([waitingMs, patienceMs]).toEqual([43_200_000, 259_200_000]);
});
