import { expect, test } from 'vitest';
import { endAfterUse, hourOf, judgeRefresh, liveSessionsMax, reasonToTell, usedTokensMax } from './session-rules.ts';

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
  ['a used token of a moderator', { ...live, ...used, role: 'moderator' }, 'token_reused'],
  ['a moderator whose session expires before those hours', { ...live, role: 'moderator', expiresAt: now }, 'expired'],
] as const)('%s: %o is told %s', (_, presented, reason) => {
  expect(reasonToTell(presented, now)).toBe(reason);
  expect(reasonToTell({ ...presented, isElsewhere: true }, now)).toBeNull();
  if (reason !== null) expect(judgeRefresh(presented, now)).not.toBe('renew');
});

const moderator = { ...live, role: 'moderator' } as const;
const atOnce = new Date(now.getTime() + 1);

test.each([
  ['renews the newest token', live, 'renew'],
  ['renews a token for which no other was used yet', { ...live, tokenGeneration: 5 }, 'renew'],
  ['renews in the last moment', { ...live, expiresAt: atOnce }, 'renew'],
  [
    'renews in the last moment of a moderator',
    { ...moderator, createdAt: new Date(before(12).getTime() + 1) },
    'renew',
  ],
  ['refuses at the end', { ...live, expiresAt: now }, 'refuse'],
  ['refuses after 12 hours of a moderator', { ...moderator, createdAt: before(12) }, 'refuse'],
  ['refuses what expires before those hours are over', { ...moderator, expiresAt: now }, 'refuse'],
  ['refuses what has ended', ended, 'refuse'],
  ['refuses a used token of what has ended', { ...ended, ...used }, 'refuse'],
  ['refuses a good token of another browser', { ...live, isElsewhere: true }, 'refuse'],
  ['ends the session of a used token', { ...live, ...used }, 'end_session'],
  ['ends the session of a used token of another browser', { ...live, ...used, isElsewhere: true }, 'end_session'],
] as const)('a refresh %s', (_, presented, judgement) => {
  expect(judgeRefresh(presented, now)).toBe(judgement);
});

test('a use keeps a session for 30 days, and that of a moderator only for 12 hours from the sign-in', () => {
  expect(endAfterUse(live, now)).toEqual(before(-30 * 24));
  expect(endAfterUse(moderator, now)).toEqual(before(-2));
  expect(hourOf(new Date('2026-11-25T21:59:59.999Z'))).toEqual(new Date('2026-11-25T21:00:00Z'));
});

test('a member has 20 sessions at most, each with a thousand used tokens', () => {
  expect([liveSessionsMax, usedTokensMax]).toEqual([20, 1000]);
});

test('what each token is worth in each state of its session, and what its holder is told', async () => {
  const owners = [
    ['a member of 13 hours', { role: 'member', createdAt: before(13) }],
    ['a moderator of 11 hours', { role: 'moderator', createdAt: before(11) }],
    ['a moderator of 12 hours', { role: 'moderator', createdAt: before(12) }],
  ] as const;
  const states = [
    ['lives', {}],
    ['has expired', { expiresAt: now }],
    ['was signed out', { endedAt: before(1), endReason: 'signed_out' }],
    ['ended by a copied token', { endedAt: before(1), endReason: 'token_reused' }],
    ['ended without a reason', { endedAt: before(1), endReason: null }],
    ['was signed out and has expired', { endedAt: before(1), endReason: 'signed_out', expiresAt: now }],
  ] as const;
  const tokens = [
    ['newest', {}],
    ['used', used],
  ] as const;
  const lines = owners.flatMap(([who, owner]) =>
    states.flatMap(([how, state]) =>
      tokens.map(([token, generation]) => {
        const [here, elsewhere] = [false, true].map((isElsewhere) => {
          const presented = { ...live, ...owner, ...state, ...generation, isElsewhere };
          return `${judgeRefresh(presented, now)}, told ${reasonToTell(presented, now) ?? 'nothing'}`;
        });
        return `${who}, whose session ${how}, ${token} token: ${here}; elsewhere ${elsewhere}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/refreshes.txt');
});
