import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createStatementSteps } from '../../../testing/statement-steps.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import * as recovery from '../recovery/recovery.repository.ts';
import * as factors from '../second-factors/second-factors.repository.ts';
import * as sessions from './sessions.repository.ts';
import { deleteOldTries, giveTryBack, takeTry } from './tries.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date('2026-11-23T09:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

const counter = () => {
  const subject = randomBytes(32);
  return async (moment: Date): Promise<number> =>
    (await takeTry(database, { subject, max: 3, windowSeconds: 900, now: moment })).tries;
};

// Requests reach the database in another order than they read the clock, and each process has its own clock. In an
// earlier version each late attempt began the window again, so that more attempts were accepted.
test('tries that come in another order than their moments are counted together', async () => {
  const take = counter();
  for (const [ms, expected] of [
    [5000, 1],
    [20, 2],
    [0, 3],
    [10, 4],
  ] as const)
    expect(await take(after(ms))).toBe(expected);
});

test('a window ends as long after its first try, however many have followed', async () => {
  const take = counter();
  for (const [seconds, expected] of [
    [0, 1],
    [400, 2],
    [899, 3],
    [900, 1],
  ] as const)
    expect(await take(after(seconds * 1000))).toBe(expected);
});

test('a window that begins far in the future is none: the clock was set back', async () => {
  const take = counter();
  await take(after(600_000));
  expect(await take(now)).toBe(1);
});

const { rows, alone, told } = createStatementSteps(database);
const written = (text: string) => () => database.pool.query(text);
const at = (time: string) => new Date(`2026-03-${time}Z`);
const bytes = (byte: number) => Buffer.alloc(32, byte);
const sealed = (byte: number) => Buffer.alloc(48, byte);
const [asha, juma] = [501, 502];
const phone = { browser: 'Chrome', system: 'Android' };
const ask = (subject: number, time: string) =>
  told(() => takeTry(database, { subject: bytes(subject), max: 2, windowSeconds: 60, now: at(time) }));
const session = (id: number, userId: number, time: string, deviceHash: Buffer | null = null) =>
  alone((on) =>
    sessions.insertSession(
      on,
      { id, userId, createdAt: at(time), expiresAt: at('30T00:00:00'), deviceHash },
      { device: phone, tokenHash: bytes(id), language: id === 11 ? 'sw' : 'en' },
    ),
  );
const use = (id: number, generation: number, time: string) => ({
  id,
  generation,
  expiresAt: at('31T00:00:00'),
  usedAt: at(time),
});
const ends = (of: Parameters<typeof sessions.endSessionsOf>[2]) =>
  told(() => sessions.endSessionsOf(database, asha, of));
const end = { now: at('05T00:00:00'), reason: 'signed_out' } as const;
const link = (
  userId: number,
  purpose: 'reset' | 'confirm' | 'change' | 'undo',
  email: string,
  seed: number,
  time: string,
) =>
  rows(recovery.insertLink, { userId, purpose, email, nonce: bytes(seed), tokenHash: bytes(seed + 1), now: at(time) });
const mail = (id: number) => rows(recovery.findMail, { id, toldSince: at('06T00:00:00') });

const steps: readonly Step[] = [
  [
    'two members',
    written(`insert into users (id, email, password_hash, full_name, created_at)
    select id, id || '@example.com', 'none', 'Member', '2026-03-01' from generate_series(501, 502) id;
      insert into profiles (user_id, name, birthday, active_on)
        select id, 'Member', '1990-01-01', '2026-03-01' from users`),
  ],
  ['a first try', ask(1, '03T06:00:00')],
  ['a second one', ask(1, '03T06:00:59')],
  ['a third one is too many', ask(1, '03T06:00:59')],
  ['of somebody else it is the first', ask(2, '03T06:00:59')],
  ['one is given back', rows(giveTryBack, { subject: bytes(1) })],
  ['and taken', ask(1, '03T06:00:59')],
  ['the window ends', ask(1, '03T06:01:00')],
  ['a clock that is a minute behind', ask(1, '03T06:00:00')],
  ['and one that is further behind', ask(1, '03T05:59:59')],
  ['given back', rows(giveTryBack, { subject: bytes(2) })],
  ['and not below none', rows(giveTryBack, { subject: bytes(2) })],
  ['old windows are forgotten', rows(deleteOldTries, { before: at('03T06:00:00') })],

  ['a session', session(11, asha, '03T06:59:59', bytes(90))],
  ['a second one, later', session(12, asha, '03T08:30:00')],
  ['one of somebody else', session(13, juma, '03T08:30:00')],
  ['the language stays', session(14, asha, '04T09:00:00')],
  ['a fourth one of hers', session(15, asha, '04T09:30:00')],
  ['they are listed', rows(sessions.listLiveSessions, { userId: asha, now: at('04T10:00:00') })],
  ['a token is used', alone((on) => sessions.advanceSession(on, use(11, 0, '04T10:59:00'), phone, bytes(20)))],
  ['its session', rows(sessions.lockByToken, { tokenHash: bytes(20) })],
  ['the next one', alone((on) => sessions.advanceSession(on, use(11, 1, '04T11:00:00'), phone, bytes(21)))],
  ['which of two tokens there is', rows(sessions.findToken, { hashes: [bytes(99), bytes(21)] })],
  ['they are listed', rows(sessions.listLiveSessions, { userId: asha, now: at('04T12:00:00') })],
  [
    'beyond three the one that was used least lately ends',
    rows(sessions.endOldestSessions, { userId: asha, endedAt: at('04T13:00:00'), keptMax: 3 }),
  ],
  ['one ends by a token', ends({ ...end, tokenHash: bytes(20) })],
  ['all but one', ends({ ...end, kept: 14, now: at('04T23:00:00'), reason: 'password_changed' })],
  ['and no second time', ends({ ...end, tokenHash: bytes(20) })],
  ['a token of somebody else ends nothing', ends({ ...end, tokenHash: bytes(13) })],
  ['one that has ended', rows(sessions.endOwn, { userId: asha, id: 11, endedAt: at('06T00:00:00') })],
  ['one of somebody else', rows(sessions.endOwn, { userId: asha, id: 13, endedAt: at('06T00:00:00') })],
  ['her own', rows(sessions.endOwn, { userId: asha, id: 14, endedAt: at('06T00:00:00') })],
  ['those that have ended since', rows(sessions.listEnded, { since: at('05T00:00:00') })],
  ['what is kept of a deletion', rows(sessions.rememberDeletedSessions, { userId: asha, now: at('06T00:00:00') })],
  [
    'her newest token in her browser',
    rows(sessions.findDeletedSession, { tokenHash: bytes(21), deviceHash: bytes(90) }),
  ],
  ['in another one', rows(sessions.findDeletedSession, { tokenHash: bytes(21), deviceHash: bytes(91) })],
  ['one that had no browser', rows(sessions.findDeletedSession, { tokenHash: bytes(14), deviceHash: bytes(91) })],
  ['an older token', rows(sessions.findDeletedSession, { tokenHash: bytes(11), deviceHash: bytes(90) })],
  ['an old one goes', rows(sessions.deleteOldSessions, { before: at('04T13:00:01'), limit: 1 })],
  ['and the rest', rows(sessions.deleteOldSessions, { before: at('05T00:00:01'), limit: 9 })],
  [
    'records of them',
    rows(sessions.deleteEndedSessions, { before: at('05T00:00:00'), deletedBefore: at('06T00:00:00') }),
  ],
  [
    'those of the deletion',
    rows(sessions.deleteEndedSessions, { before: at('05T00:00:01'), deletedBefore: at('06T00:00:01') }),
  ],

  ['a link for a new password', link(asha, 'reset', '501@example.com', 30, '06T06:00:00')],
  ['one to another address', link(asha, 'change', '502@example.com', 32, '06T07:00:00')],
  ['one of somebody else', link(juma, 'reset', '502@example.com', 34, '06T08:00:00')],
  ['one that undoes', link(asha, 'undo', 'old@example.com', 36, '06T09:00:00')],
  ['one to the address that may be undone', link(juma, 'change', 'old@example.com', 38, '06T10:00:00')],
  [
    'a mail without a link',
    rows(recovery.insertMail, {
      userId: asha,
      kind: 'device',
      email: '501@example.com',
      ...phone,
      now: at('06T11:00:00'),
    }),
  ],
  ['a link by its token', rows(recovery.findLink, { tokenHash: bytes(31) })],
  ['those of the last hour', rows(recovery.listRecentResets, { userId: asha, since: at('06T05:59:59') })],
  ['no longer', rows(recovery.listRecentResets, { userId: asha, since: at('06T06:00:00') })],
  ['the address that waits', rows(recovery.findWaitingAddress, { userId: asha, since: at('06T06:59:59') })],
  ['no longer', rows(recovery.findWaitingAddress, { userId: asha, since: at('06T07:00:00') })],
  ['a mail to a new address that somebody has', mail(2)],
  ['one that somebody may take back', mail(5)],
  ['one of a device', mail(6)],
  ['those that wait', rows(recovery.countOpenMails, {})],
  ['the first of them', rows(recovery.listOpenMails, { limit: 2 })],
  ['a link is sent', rows(recovery.noteSending, { linkId: 1, now: at('06T12:00:00') })],
  ['its mail has ended', rows(recovery.endMail, { id: 2, now: at('06T12:00:00'), outcome: 'sent', kind: 'taken' })],
  ['once', rows(recovery.endMail, { id: 2, now: at('06T13:00:00'), outcome: 'refused', kind: 'change' })],
  ['it is no more', mail(2)],
  ['mails about devices since then', rows(recovery.countDeviceMails, { userId: asha, since: at('06T10:59:59') })],
  ['no longer', rows(recovery.countDeviceMails, { userId: asha, since: at('06T11:00:00') })],
  ['a link ends', rows(recovery.endLink, { id: 1, now: at('06T14:00:00') })],
  ['once', rows(recovery.endLink, { id: 1, now: at('06T15:00:00') })],
  [
    'links of a kind end, from one on',
    rows(recovery.endLinks, { userId: asha, purposes: ['undo', 'change'], since: 4, now: at('06T15:00:00') }),
  ],
  ['and all of them', rows(recovery.endLinks, { userId: asha, purposes: ['change'], now: at('06T16:00:00') })],
  [
    'a request',
    rows(recovery.insertResetRequest, { email: 'a@example.com', isKnownDevice: true, now: at('06T06:00:00') }),
  ],
  [
    'a second one',
    rows(recovery.insertResetRequest, { email: 'b@example.com', isKnownDevice: false, now: at('06T07:00:00') }),
  ],
  ['the first', rows(recovery.listResetRequests, { limit: 1 })],
  ['it is taken', rows(recovery.takeResetRequest, { id: 1 })],
  ['once', rows(recovery.takeResetRequest, { id: 1 })],
  [
    'old ones are forgotten',
    rows(recovery.deleteOldMails, { linksBefore: at('06T07:00:00'), mailsBefore: at('06T12:00:01') }),
  ],

  ['a second step', rows(factors.beginFactor, { userId: asha, sealedSecret: sealed(50), now: at('06T00:00:00') })],
  [
    'one of somebody else',
    rows(factors.beginFactor, { userId: juma, sealedSecret: sealed(51), now: at('06T00:00:00') }),
  ],
  ['another key', rows(factors.beginFactor, { userId: asha, sealedSecret: sealed(52), now: at('07T00:00:00') })],
  ['it is not on', rows(factors.readFactor, { userId: asha })],
  ['wrong tries', rows(factors.noteTries, { userId: asha, lastStep: 7, wrongTries: 2, wrongSince: at('07T00:00:00') })],
  ['an earlier step', rows(factors.noteTries, { userId: asha, lastStep: 6, wrongTries: 0, wrongSince: null })],
  ['it is confirmed', rows(factors.confirmFactor, { userId: asha, now: at('08T00:00:00') })],
  ['no other key now', rows(factors.beginFactor, { userId: asha, sealedSecret: sealed(53), now: at('08T00:00:00') })],
  ['codes', rows(factors.replaceRecoveryCodes, { userId: asha, hashes: [bytes(60), bytes(61)] })],
  ['those of somebody else', rows(factors.replaceRecoveryCodes, { userId: juma, hashes: [bytes(60)] })],
  ['one is used', rows(factors.useRecoveryCode, { userId: asha, hash: bytes(60) })],
  ['once', rows(factors.useRecoveryCode, { userId: asha, hash: bytes(60) })],
  ['it is on, with one left', rows(factors.readFactor, { userId: asha })],
  ['sealed keys', rows(factors.listSealedKeys, { after: 0, limit: 1 })],
  ['the next', rows(factors.listSealedKeys, { after: asha, limit: 1 })],
  ['a key is sealed again', rows(factors.replaceSealedKey, { id: asha, sealed: sealed(54), replaced: sealed(52) })],
  ['not one that was replaced', rows(factors.replaceSealedKey, { id: asha, sealed: sealed(55), replaced: sealed(52) })],
  ['it ends', rows(factors.endFactor, { userId: asha })],
];

test('each statement about accounts has its result and its rows, and leaves those of others', async () => {
  await database.pool.query('delete from account_tries');
  const tables =
    'account_tries sessions refresh_tokens ended_sessions deleted_sessions member_settings account_links ' +
    'account_mails reset_requests second_factors recovery_codes';
  const clock = createTestClock('2026-03-03T06:00:00Z');
  const course = await tellCourse({ clock, database }, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-statements.txt');
});
