import { expect, test } from 'vitest';
import { judgeRefresh, reasonToTell } from './session-rules.ts';

const now = new Date('2026-11-25T21:30:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const live = {
  role: 'member',
  createdAt: before(10),
  expiresAt: before(-20),
  endedAt: null,
  endReason: null,
  tokenGeneration: 4,
  sessionGeneration: 4,
  isElsewhere: false,
} as const;
const ended = { ...live, endedAt: before(1), endReason: 'password_changed' } as const;
const used = { tokenGeneration: 3 };

test.each([
  ['the newest token of an ended session', ended, 'password_changed'],
  ['a used token of it', { ...ended, ...used }, null],
  [
    'a used token of a session that such a token ended',
    { ...ended, ...used, endReason: 'token_reused' },
    'token_reused',
  ],
  ['the token that ends a session', { ...live, ...used }, 'token_reused'],
  ['a session that ended without a reason', { ...ended, endReason: null }, null],
  ['a session that has expired at this moment', { ...live, expiresAt: now }, 'expired'],
  ['a used token of an expired session', { ...live, ...used, expiresAt: now }, null],
  ['12 hours of a moderator', { ...live, role: 'moderator', createdAt: before(12) }, 'moderator_hours'],
  ['12 hours of a member', { ...live, createdAt: before(12) }, null],
] as const)('%s: %o is told %s', (_, presented, reason) => {
  expect(reasonToTell(presented, now)).toBe(reason);
  expect(reasonToTell({ ...presented, isElsewhere: true }, now)).toBeNull();
  if (reason !== null) expect(judgeRefresh(presented, now)).not.toBe('renew');
});
