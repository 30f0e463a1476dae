import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited, isAwaited } from '../../../testing/commit-once-awaited.ts';
import { planOf } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createChangesClient } from '../changes/changes-client.fixture.ts';
import { createModerationClient } from '../../trust/moderation/moderation-client.fixture.ts';
import { createReportClient } from '../../trust/reports/report-client.fixture.ts';
import { endOf, lockConcerned } from './claims.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { get, post, submit, lapseClaims } = createModerationClient(testApp);
const { addPhoto, rename, waitingId } = createChangesClient(testApp);
const { report, createModerator } = createReportClient(testApp);

const queues = ['verifications', 'changes', 'photos', 'reports'] as const;
type Queue = (typeof queues)[number];

/** A case that waits in the queue, about somebody new. */
const makeCase: Record<Queue, () => Promise<number>> = {
  verifications: async () => submit(await createMember(testApp, { verified: false })),
  async changes() {
    const member = await createMember(testApp);
    await rename(member, 'Somebody Else');
    return waitingId(member);
  },
  async photos() {
    const { id } = await addPhoto(await createMember(testApp, { verified: false }));
    const text = `insert into photo_reviews (photo_id, why, submitted_at) values ($1, 'explicit', $2)
      on conflict do nothing`;
    await database.pool.query(text, [id, clock.now()]);
    return id;
  },
  async reports() {
    const them = await createMember(testApp);
    await report(await createMember(testApp), them);
    return (await database.pool.query('select id from report_cases where reported_id = $1', [them.id])).rows[0]?.id;
  },
};
const refusals: Record<Queue, object> = {
  verifications: { decision: 'reject', reason: 'No.' },
  changes: { decision: 'reject', reason: 'No.' },
  photos: { decision: 'reject', reason: 'No.' },
  reports: { decision: 'dismiss', note: '' },
};
const claim = (by: TestMember, queue: Queue, id: number) => post(by, `/api/moderation/${queue}/${id}/claim/`);
const decide = (by: TestMember, queue: Queue, id: number) =>
  post(by, `/api/moderation/${queue}/${id}/decide/`, refusals[queue]);
async function holderOf(queue: Queue, id: number): Promise<number | null> {
  const rows = (await get(await createModerator(), `/api/moderation/${queue}/`)).json();
  return rows.find((row: { id: number }) => row.id === id)?.claimed_by;
}
const pairs = queues.flatMap((first) => queues.map((second) => [first, second] as const));

test.each(pairs)('of %s and %s a reviewer holds one case, the one that they claimed last', async (first, second) => {
  const reviewer = await createModerator();
  const [one, other] = [await makeCase[first](), await makeCase[second]()];
  expect((await claim(reviewer, first, one)).statusCode).toBe(200);
  expect((await claim(reviewer, second, other)).statusCode).toBe(200);
  expect([await holderOf(first, one), await holderOf(second, other)]).toEqual([null, reviewer.id]);
  expect((await decide(reviewer, first, one)).json().code).toBe('claimed_by_another');
  expect((await decide(reviewer, second, other)).statusCode).toBe(200);
});

test.each(queues)('a case of %s is decided by the reviewer who holds it, and by nobody else', async (queue) => {
  const [reviewer, colleague] = [await createModerator(), await createModerator()];
  const id = await makeCase[queue]();
  expect((await decide(reviewer, queue, id)).json().code).toBe('claimed_by_another');
  await claim(reviewer, queue, id);
  for (const refused of [await claim(colleague, queue, id), await decide(colleague, queue, id)])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claimed_by_another']);
  await lapseClaims();
  expect((await decide(reviewer, queue, id)).json().code).toBe('claimed_by_another');
  expect((await claim(colleague, queue, id)).statusCode).toBe(200);
  expect((await claim(reviewer, queue, id)).json().code).toBe('claimed_by_another');
  expect((await decide(colleague, queue, id)).statusCode).toBe(200);
  expect((await database.pool.query('select from review_claims where moderator_id = $1', [colleague.id])).rows).toEqual(
    [],
  );
});

test.each(queues)('a refused claim of %s leaves the reviewer what they hold', async (queue) => {
  const [reviewer, colleague] = [await createModerator(), await createModerator()];
  const [theirs, mine] = [await makeCase[queue](), await makeCase.reports()];
  await claim(colleague, queue, theirs);
  await claim(reviewer, 'reports', mine);
  expect((await claim(reviewer, queue, theirs)).statusCode).toBe(409);
  expect((await claim(reviewer, queue, 999_999)).statusCode).toBe(404);
  expect(await holderOf('reports', mine)).toBe(reviewer.id);
});

test.each(queues)('of six reviewers who claim a case of %s at once one gets it', async (queue) => {
  const reviewers = await Promise.all(Array.from({ length: 6 }, createModerator));
  const id = await makeCase[queue]();
  const responses = await Promise.all(reviewers.map((reviewer) => claim(reviewer, queue, id)));
  const winner = reviewers[responses.findIndex(({ statusCode }) => statusCode === 200)];
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(5).fill(409)]);
  expect(await holderOf(queue, id)).toBe(winner?.id);
});

test('of the four cases that a reviewer claims at once on four devices they hold one', async () => {
  const reviewer = await createModerator();
  const cases: (readonly [Queue, number])[] = [];
  for (const queue of queues) cases.push([queue, await makeCase[queue]()]);
  const responses = await Promise.all(cases.map(([queue, id]) => claim(reviewer, queue, id)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const holders = await Promise.all(cases.map(([queue, id]) => holderOf(queue, id)));
  expect(holders.filter((holder) => holder === reviewer.id)).toHaveLength(1);
});

test('two reviewers who take over each other’s lapsed claims at once both get them', async () => {
  const [one, other] = [await createModerator(), await createModerator()];
  const [mine, theirs] = [await makeCase.reports(), await makeCase.verifications()];
  await claim(one, 'reports', mine);
  await claim(other, 'verifications', theirs);
  await lapseClaims();
  const both = await Promise.all([claim(one, 'verifications', theirs), claim(other, 'reports', mine)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

/** Holds this row locked while `act` starts, and lets it go once somebody waits for a lock. */
async function whileLocked<Result>(lock: string, id: number, act: () => Promise<Result>, then: () => Promise<unknown>) {
  const both = async () => {
    const acted = act();
    await isAwaited(database, 1);
    return Promise.all([acted, then()]);
  };
  return commitOnceAwaited(database, (transaction) => transaction.query(lock, [id]), both, 2);
}

test('a claim in mid-decision waits, and then finds that the case is decided', async () => {
  const [reviewer, colleague] = [await createModerator(), await createModerator()];
  const id = await makeCase.reports();
  await claim(reviewer, 'reports', id);
  const [decided, claimed] = await whileLocked(
    'select from report_cases where id = $1 for update',
    id,
    () => decide(reviewer, 'reports', id),
    () => claim(colleague, 'reports', id),
  );
  expect(decided.statusCode).toBe(200);
  expect((claimed as typeof decided).json().code).toBe('already_decided');
});

test('a reviewer who claims something else in mid-decision keeps the first case until it is decided', async () => {
  const reviewer = await createModerator();
  const [id, next] = [await makeCase.reports(), await makeCase.verifications()];
  await claim(reviewer, 'reports', id);
  const [decided, claimed] = await whileLocked(
    'select from report_cases where id = $1 for update',
    id,
    () => decide(reviewer, 'reports', id),
    () => claim(reviewer, 'verifications', next),
  );
  expect([decided.statusCode, (claimed as typeof decided).statusCode]).toEqual([200, 200]);
  expect(await holderOf('verifications', next)).toBe(reviewer.id);
});

test('of two decisions of one reviewer at once, on two devices, one counts', async () => {
  const reviewer = await createModerator();
  for (const queue of queues) {
    const id = await makeCase[queue]();
    await claim(reviewer, queue, id);
    const both = await Promise.all([decide(reviewer, queue, id), decide(reviewer, queue, id)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }
});

test.each(queues)(
  'a decision about a case of %s leaves a claim with the same number in another queue',
  async (queue) => {
    const [reviewer, colleague] = [await createModerator(), await createModerator()];
    const id = await makeCase[queue]();
    // A report and its appeal have the same number, and the other queues count for themselves.
    const theirs = `insert into review_claims values ($1, 'appeal', $2, $3)`;
    await database.pool.query(theirs, [colleague.id, id, clock.now()]);
    expect((await claim(reviewer, queue, id)).statusCode).toBe(200);
    expect((await decide(reviewer, queue, id)).statusCode).toBe(200);
    const left = await database.pool.query('select from review_claims where moderator_id = $1', [colleague.id]);
    expect(left.rowCount).toBe(1);
  },
);

test('the documents of a submission close when its reviewer opens a report', async () => {
  const reviewer = await createModerator();
  const id = await makeCase.verifications();
  const look = () => get(reviewer, `/api/moderation/verifications/${id}/id_document/`);
  await claim(reviewer, 'verifications', id);
  expect((await look()).statusCode).toBe(200);
  await claim(reviewer, 'reports', await makeCase.reports());
  expect((await look()).json().code).toBe('claimed_by_another');
});

test('a claim goes with the account of its reviewer, and is read by an index', async () => {
  const reviewer = await createModerator();
  const id = await makeCase.changes();
  await claim(reviewer, 'changes', id);
  await database.pool.query('delete from users where id = $1', [reviewer.id]);
  expect(await holderOf('changes', id)).toBeNull();
  await database.pool.query(
    `insert into review_claims select id, 'report', 1000000 + id, now() from users on conflict do nothing`,
  );
  await database.pool.query('analyze review_claims');
  for (const plan of [
    await planOf(database, lockConcerned, { moderatorId: 1, kind: 'report', subjectId: 2 }),
    await planOf(database, endOf, { kind: 'report', subjectId: 2 }),
  ])
    expect(plan).toContain('review_claims_subject');
});
