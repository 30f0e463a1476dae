import { expect, test } from 'vitest';
import { sql, valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createStatementSteps } from '../../../testing/statement-steps.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import * as allowances from '../allowances/index.ts';
import * as bans from '../bans/index.ts';
import * as consents from '../consents/index.ts';
import { heldCases } from '../claims/claim-sql.ts';
import { endClaim, holdsClaim } from '../claims/claim-case.ts';
import { grantDays, takeDueReminders, takeEndedTrials } from '../premium/index.ts';
import { changeEmail, changePassword, confirmEmail, find, findCredentials } from './credentials.repository.ts';
import {
  changeRole,
  claimSignUpNotice,
  deleteMember,
  findMember,
  insertMember,
  lockMember,
  releaseSignUpNotice,
} from './members.repository.ts';
import { liftRestriction, restrictMember } from './restrictions.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['find.email', find.email.text, valuesOf(find.email, { email: 'a@mwanzo.test' }), 'users_email_unique'],
  ['findMember', findMember.text, valuesOf(findMember, { id: 1 }), 'profiles_pkey'],
  ['find.id', find.id.text, valuesOf(find.id, { id: 1 }), 'users_pkey'],
  ['changeRole', changeRole.text, valuesOf(changeRole, { id: 1, role: 'moderator' }), 'users_pkey'],
])('%s finds the member by an index', async (_name, text, values, index) => {
  const plan = await explain(database, text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

const clock = createTestClock('2026-03-03T06:00:00Z');
const [asha, juma] = [501, 502];
const at = (time: string) => new Date(`2026-03-${time}Z`);
const { rows, alone, told } = createStatementSteps(database);
const written = (text: string) => () => database.pool.query(text);
const mark = (byte: number) => Buffer.alloc(32, byte);
const isBannedLook = (...bytes: number[]) =>
  told(() =>
    bans.isPhotoBanned(database, [
      Buffer.concat([Buffer.from(bytes), mark(0)])
        .subarray(0, 32)
        .toString('hex'),
    ]),
  );
const gives = (given: Parameters<typeof consents.giveConsent>[1]) => told(() => consents.giveConsent(database, given));
const usage = { userId: asha, day: '2026-03-03' };
const suspended = (until: string, caseId: number) => ({ kind: 'suspended', until: at(until), caseId }) as const;
const orientation = { userId: asha, purpose: 'orientation' } as const;
const claim = { moderatorId: asha, kind: 'report', subjectId: 7 } as const;
const [period, ends] = [
  'insert into premium_periods (user_id, source, product, order_id, created_at',
  ', ends_at, stops_at)',
];
const month = (userId: number, end: string) =>
  `${period}, starts_at${ends} select ${userId}, 'paid', 'month', ${userId}, at - interval '30 days',
     at - interval '30 days', at, at + interval '3 days' from (select '2026-03-${end}Z'::timestamptz as at) ending`;
const trial = (userId: number, end: string) =>
  `${period}, starts_at${ends} select ${userId}, 'trial', null, null, at - interval '3 days', at - interval '3 days',
     at, at from (select '2026-03-${end}Z'::timestamptz as at) ending`;
const heldOf = (...kinds: Parameters<typeof heldCases>[0]) =>
  told(async () => {
    const lapsedAt = sql`'2026-03-03 06:04Z'`;
    return (await database.pool.query(`select * from ${heldCases(kinds, lapsedAt)} held`)).rows;
  });
const due = (time: string, limit = 9) => rows(takeDueReminders, { now: at(time), limit });
const ended = (time: string, limit = 9) => rows(takeEndedTrials, { now: at(time), limit });
const person = {
  email: 'asha@example.com',
  passwordHash: 'first',
  fullName: 'Asha Wanjiru',
  createdAt: at('01T06:00:00'),
};

const steps: readonly Step[] = [
  ['a member', rows(insertMember, { id: asha, ...person })],
  ['another one', rows(insertMember, { ...person, id: juma, email: 'juma@example.com', fullName: 'Juma' })],
  ['a role', rows(changeRole, { id: asha, role: 'moderator' })],
  ['the same role', rows(changeRole, { id: asha, role: 'moderator' })],
  ['the role goes', rows(changeRole, { id: asha, role: 'member' })],
  ['a password', rows(changePassword, { id: asha, hash: 'second' })],
  [
    'an address of before is confirmed',
    rows(confirmEmail, { id: asha, email: 'old@example.com', at: at('03T07:00:00') }),
  ],
  ['the address', rows(confirmEmail, { id: asha, email: person.email, at: at('03T07:00:00') })],
  ['once', rows(confirmEmail, { id: asha, email: person.email, at: at('03T08:00:00') })],
  ['another address', rows(changeEmail, { id: asha, email: 'wanjiru@example.com', at: at('03T09:00:00') })],
  ['credentials', told(() => findCredentials(database, { email: 'wanjiru@example.com' }))],
  ['nobody has the old one', told(() => findCredentials(database, { email: person.email }))],
  ['a notice of a sign-up', rows(claimSignUpNotice, { email: 'juma@example.com', day: '2026-03-03' })],
  ['once a day', rows(claimSignUpNotice, { email: 'juma@example.com', day: '2026-03-03' })],
  ['again on the next day', rows(claimSignUpNotice, { email: 'juma@example.com', day: '2026-03-04' })],
  ['that of another day is not released', rows(releaseSignUpNotice, { email: 'juma@example.com', day: '2026-03-03' })],
  ['it is released', rows(releaseSignUpNotice, { email: 'juma@example.com', day: '2026-03-04' })],

  ['a suspension', alone((on) => restrictMember(on, asha, suspended('10T00:00:00', 1)))],
  ['the lock says so', rows(lockMember, { id: asha })],
  ['a shorter one', alone((on) => restrictMember(on, asha, suspended('09T00:00:00', 2)))],
  ['one as long', alone((on) => restrictMember(on, asha, suspended('10T00:00:00', 3)))],
  ['the earlier case lifts nothing', alone((on) => liftRestriction(on, asha, { caseId: 1, now: at('03T00:00:00') }))],
  ['time lifts it', alone((on) => liftRestriction(on, asha, { caseId: null, now: at('10T00:00:00') }))],
  ['a ban', alone((on) => restrictMember(on, asha, { kind: 'banned', until: null, caseId: 4 }))],
  ['no suspension after it', alone((on) => restrictMember(on, asha, suspended('30T00:00:00', 5)))],
  ['no time lifts it', alone((on) => liftRestriction(on, asha, { caseId: null, now: at('31T00:00:00') }))],
  ['its case does', alone((on) => liftRestriction(on, asha, { caseId: 4, now: at('03T00:00:00') }))],
  ['and nothing twice', alone((on) => liftRestriction(on, asha, { caseId: 4, now: at('03T00:00:00') }))],

  [
    'marks of a ban',
    rows(bans.addMarks, { kind: 'email', marks: [mark(1), mark(2)], caseId: 4, now: at('04T00:00:00') }),
  ],
  [
    'one of them again',
    rows(bans.addMarks, { kind: 'email', marks: [mark(2), mark(3)], caseId: 6, now: at('05T00:00:00') }),
  ],
  ['a photo', rows(bans.addMarks, { kind: 'photo', marks: [mark(0)], caseId: 4, now: at('04T00:00:00') })],
  ['one is banned', alone((on) => bans.isBanned(on, { kind: 'email', marks: [mark(9), mark(1)] }))],
  ['as no document', alone((on) => bans.isBanned(on, { kind: 'document', marks: [mark(1)] }))],
  ['40 other bits are the same picture', isBannedLook(255, 255, 255, 255, 255)],
  ['41 are not', isBannedLook(255, 255, 255, 255, 255, 1)],
  ['no picture', told(() => bans.isPhotoBanned(database, []))],
  ['the ban is lifted', rows(bans.removeMarks, { caseId: 4 })],
  ['a document', rows(bans.keepDocument, { mark: mark(5), userId: asha, now: at('04T00:00:00') })],
  ['again', rows(bans.keepDocument, { mark: mark(5), userId: asha, now: at('05T00:00:00') })],
  ['by somebody else', rows(bans.keepDocument, { mark: mark(5), userId: juma, now: at('05T00:00:00') })],
  ['a second one', rows(bans.keepDocument, { mark: mark(6), userId: asha, now: at('06T00:00:00') })],
  ['which is forgotten', rows(bans.forgetDocument, { userId: asha, keptAt: at('06T00:00:00') })],
  ['the first is left', rows(bans.listDocumentMarks, { userId: asha })],

  ['a consent', gives({ ...orientation, version: 1, now: at('04T00:00:00') })],
  ['the same', gives({ ...orientation, version: 1, now: at('05T00:00:00') })],
  ['for something else', gives({ ...orientation, purpose: 'verification', version: 1, now: at('05T00:00:00') })],
  ['to other words', gives({ ...orientation, version: 2, now: at('06T00:00:00') })],
  ['it ends', rows(consents.endConsent, { ...orientation, now: at('07T00:00:00') })],
  ['once', rows(consents.endConsent, { ...orientation, now: at('08T00:00:00') })],
  ['all of them', rows(consents.listConsents, { userId: asha })],

  [
    'days of use',
    written(`insert into daily_usage (user_id, day, swipes, messages, last_swiped_id) values
    (501, '2026-03-03', 2, 1, 9), (501, '2026-03-02', 2, 1, 9), (502, '2026-03-03', 2, 1, 9)`),
  ],
  ['a swipe is given back', rows(allowances.giveBackSwipe, usage)],
  ['a message', rows(allowances.giveBackMessage, usage)],
  ['and no second one', rows(allowances.giveBackMessage, usage)],
  ['a swipe that is not the last', rows(allowances.giveBackLastSwipe, { ...usage, swipedId: 8 })],
  ['the last one', rows(allowances.giveBackLastSwipe, { ...usage, swipedId: 9 })],
  ['of which there is none any more', rows(allowances.lockLastSwipe, usage)],
  ['that of another day', rows(allowances.lockLastSwipe, { ...usage, day: '2026-03-02' })],
  ['earlier days, one at a time', rows(allowances.forgetDays, { kept: '2026-03-03', limit: 1 })],
  ['none is left', rows(allowances.forgetDays, { kept: '2026-03-03', limit: 1 })],

  [
    'claims',
    written(`insert into review_claims values (501, 'report', 7, '2026-03-03 06:00Z'),
    (502, 'appeal', 7, '2026-03-03 06:05Z')`),
  ],
  ['one is held', alone((on) => holdsClaim(on, claim, at('03T06:14:59')))],
  ['for 15 minutes', alone((on) => holdsClaim(on, claim, at('03T06:15:00')))],
  ['those of both kinds', heldOf('report', 'appeal')],
  ['of one kind', heldOf('report')],
  ['one ends', alone((on) => endClaim(on, 'appeal', 7))],

  ['months and trials that end', written([month(asha, '20T06:00:00'), month(juma, '21T06:00:00')].join(';'))],
  ['three days and a second before', due('17T05:59:59')],
  ['three days before', due('17T06:00:00')],
  ['once', due('18T05:59:59')],
  ['a day before, and three', due('19T06:00:00', 1)],
  ['the one whose turn was not yet', due('19T06:00:00', 1)],
  ['at the end', due('20T06:00:00')],
  ['three days after another end', due('24T06:00:00')],
  ['trials', written([trial(asha, '25T06:00:00'), trial(juma, '26T06:00:00')].join(';'))],
  ['that run', ended('25T05:59:59')],
  ['one has ended', ended('25T06:00:00')],
  ['once', ended('25T06:00:00')],
  ['given days follow', told(() => grantDays(database, juma, 30, at('25T07:00:00')))],
  ['so that no end is told', ended('26T06:00:00')],
  ['an account goes', rows(deleteMember, { id: asha })],
];

test('each statement about members has its result and its rows, and leaves those of others', async () => {
  const tables =
    'users banned_marks identity_documents consents daily_usage review_claims premium_periods premium_trials';
  const course = await tellCourse({ clock, database }, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-statements.txt');
});
