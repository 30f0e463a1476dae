import type { Overview } from '@mwanzo/contract/trust/overview';
import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember } from '../../../testing/factories.ts';
import { listAskedSanctions, listCasesSince, listOpenAppeals, listSecondLooks } from '../reports/index.ts';
import { listSubmissionsSince } from '../verifications/index.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
// 16:00 in Nairobi.
clock.set('2026-11-22T13:00:00Z');
const [reviewer, colleague] = [
  await createMember(testApp, { role: 'moderator' }),
  await createMember(testApp, { role: 'moderator' }),
];
const show = async (by = reviewer) => inject({ url: '/api/moderation/overview/', headers: by.headers });
const overview = async () => (await show()).json<Overview>();

/** A submission, and its decision this many hours later. */
async function submit(at: string, hours?: number): Promise<void> {
  const { id } = await createMember(testApp);
  const decidedAt = hours === undefined ? null : new Date(Date.parse(at) + hours * 3_600_000);
  await database.pool.query(
    `insert into verifications (user_id, submitted_at, status, decision, decided_by, decided_at)
     values ($1, $2, case when $3::timestamptz is null then 'pending' else 'approved' end,
       case when $3::timestamptz is not null then 'approve' end, case
         when $3::timestamptz is not null then $4::bigint end, $3)`,
    [id, at, decidedAt, reviewer.id],
  );
}

/** A case of reports, its decision, and a second reviewer's answer to a requested ban. */
async function open(
  at: string,
  { hours, urgent = false, answer = null as 'confirm' | 'decline' | null } = {} as {
    hours?: number;
    urgent?: boolean;
    answer?: 'confirm' | 'decline' | null;
  },
): Promise<void> {
  const { id } = await createMember(testApp);
  const decidedAt = hours === undefined ? null : new Date(Date.parse(at) + hours * 3_600_000);
  const decision = decidedAt && (answer === 'confirm' ? 'ban' : answer === 'decline' ? 'suspend' : 'dismiss');
  await database.pool.query(
    `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, until, decided_by, decided_at,
       ban_asked_at, ban_answer, ban_answered_by, ban_answered_at)
     values ($1, $2, $3, $4, case when $7::text is not null then 'money' end, case
       when $7 = 'decline' then $2::timestamptz end,
       case when $5::timestamptz is not null then $6::bigint end, $5,
       case when $7 is not null then $5 end, $7, case when $7 is not null then $8::bigint end, case
         when $7 is not null then $5 end)`,
    [id, at, urgent, decision, decidedAt, reviewer.id, answer, colleague.id],
  );
}

test('an empty room has nothing to tell, and everything in its place', async () => {
  const shown = await overview();
  expect(shown.queues).toEqual(
    ['verifications', 'changes', 'reports', 'photos', 'appeals'].map((queue) => ({
      queue,
      waiting: 0,
      oldest_at: null,
    })),
  );
  expect([shown.days.length, shown.days[0]?.day, shown.days[13]?.day]).toEqual([14, '2026-11-09', '2026-11-22']);
  expect(shown.hours).toEqual(Array.from({ length: 24 }, () => ({ arrived: 0, decided: 0, expected: 0 })));
  expect(shown).toMatchObject({
    urgent: { waiting: 0, oldest_at: null },
    verifications_kept: { kept: 0, of: 0 },
    decisions: [],
    reviewers: [],
  });
});

test('it counts what waits, how long what was decided had waited, and the hours of today in Nairobi', async () => {
  await submit('2026-11-22T10:30:00Z');
  await submit('2026-11-20T21:30:00Z', 2);
  await submit('2026-11-20T10:30:00Z', 47);
  await submit('2026-11-18T10:30:00Z', 49);
  // Before the 14 days that are counted.
  await submit('2026-11-05T10:30:00Z', 1);
  await open('2026-11-22T09:00:00Z', { urgent: true });
  await open('2026-11-22T06:15:00Z', { hours: 3 });
  await open('2026-11-10T06:15:00Z', { hours: 30, answer: 'confirm' });
  await open('2026-11-10T06:15:00Z', { hours: 5, answer: 'decline' });
  // It came before the 14 days, and was decided within them.
  await open('2026-11-05T06:15:00Z', { hours: 140 });
  const shown = await overview();
  expect(shown.queues.slice(0, 3)).toEqual([
    { queue: 'verifications', waiting: 1, oldest_at: '2026-11-22T10:30:00.000Z' },
    { queue: 'changes', waiting: 0, oldest_at: null },
    { queue: 'reports', waiting: 1, oldest_at: '2026-11-22T09:00:00.000Z' },
  ]);
  expect(shown.urgent).toEqual({ waiting: 1, oldest_at: '2026-11-22T09:00:00.000Z' });
  expect(shown.today).toEqual({ arrived: 3, decided: 2 });
  expect(shown.days.filter(({ decided }) => decided > 0)).toEqual([
    { day: '2026-11-20', decided: 1, median_hours: 49, longest_hours: 49 },
    { day: '2026-11-21', decided: 1, median_hours: 2, longest_hours: 2 },
    { day: '2026-11-22', decided: 1, median_hours: 47, longest_hours: 47 },
  ]);
  expect([shown.verifications_kept, shown.reports_kept]).toEqual([
    { kept: 2, of: 3 },
    { kept: 2, of: 4 },
  ]);
  // One case came at 13:30 in Nairobi and one at 9:15. Each of these hours had two cases on earlier days that count.
  expect(shown.hours[13]).toEqual({ arrived: 1, decided: 0, expected: 0.2 });
  expect(shown.hours[9]).toEqual({ arrived: 1, decided: 0, expected: 0.2 });
  expect(shown.hours[12]).toEqual({ arrived: 1, decided: 2, expected: 0 });
  expect(shown.decisions).toEqual([
    { decision: 'approve', count: 3 },
    { decision: 'ban', count: 1 },
    { decision: 'dismiss', count: 2 },
    { decision: 'suspend', count: 1 },
  ]);
  expect(shown.reviewers).toEqual([{ moderator_id: reviewer.id, decided: 7, second_looks: 2, agreed: 1 }]);
});

test('of several that wait the oldest is told, and of a day the median and the longest wait', async () => {
  await submit('2026-11-22T08:30:00Z');
  await submit('2026-11-22T11:30:00Z');
  await open('2026-11-22T08:00:00Z', { urgent: true });
  await open('2026-11-22T12:00:00Z', { urgent: true });
  // Decided on the day that begins in Nairobi at 21:00 of the 11th.
  for (const hours of [1, 3, 40])
    await submit(new Date(Date.parse('2026-11-11T21:30:00Z') - hours * 3_600_000).toISOString(), hours);
  const shown = await overview();
  expect(shown.queues[0]).toMatchObject({ queue: 'verifications', oldest_at: '2026-11-22T08:30:00.000Z' });
  expect(shown.queues[2]).toMatchObject({ queue: 'reports', oldest_at: '2026-11-22T08:00:00.000Z' });
  expect(shown.urgent).toMatchObject({ oldest_at: '2026-11-22T08:00:00.000Z' });
  expect(shown.days.find(({ day }) => day === '2026-11-12')).toEqual({
    day: '2026-11-12',
    decided: 3,
    median_hours: 3,
    longest_hours: 40,
  });
});

test('an appeal that a colleague has decided is a second look of its day, and one that is upheld agrees', async () => {
  const looks = async () => {
    const found = (await overview()).reviewers.find(({ moderator_id: id }) => id === reviewer.id);
    return [found?.second_looks ?? 0, found?.agreed ?? 0];
  };
  const [before = 0, agreed = 0] = await looks();
  for (const [at, outcome] of [
    ['2026-11-12T06:00:00Z', 'uphold'],
    ['2026-11-12T07:00:00Z', 'lift'],
  ] as const) {
    const { id } = await createMember(testApp);
    await database.pool.query(
      `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at,
         appealed_at, appeal_text, appeal_outcome, appeal_decided_by, appeal_decided_at)
       select $1, made.at, false, 'warn', 'money', $3, made.at, made.at, 'No', $5, $4, $2
       from (select $2::timestamptz - interval '30 days') made (at)`,
      [id, at, reviewer.id, colleague.id, outcome],
    );
  }
  expect(await looks()).toEqual([before + 2, agreed + 1]);
  expect((await overview()).appeals_for_others).toBe(0);
});

test('it does not exist for members, nor for whom it has been taken from', async () => {
  expect((await show(await createMember(testApp))).statusCode).toBe(404);
  const former = await createMember(testApp, { role: 'moderator' });
  await database.pool.query("update users set role = 'member' where id = $1", [former.id]);
  expect((await show(former)).statusCode).toBe(404);
});

test('it uses indexes', async () => {
  const since = new Date('2026-11-09T00:00:00Z');
  const by = { moderatorId: reviewer.id, since };
  for (const statement of [listSubmissionsSince, listCasesSince, listAskedSanctions, listOpenAppeals, listSecondLooks])
    expect(await explain(database, statement.text, valuesOf(statement, by))).not.toMatch(
      /Seq Scan on (verifications|report_cases)/,
    );
});
