import { decisionLookSeconds } from '@mwanzo/contract/limits';
import type { queueNames } from '@mwanzo/contract/trust/overview';
import { expect, test } from 'vitest';
import type { SeenPhoto, Screened } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import {
  approval as approvedChange,
  changesUrl,
  createChangesClient,
} from '../../core/changes/changes-client.fixture.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const photo: Screened<SeenPhoto> = { isScreened: true, result: { explicit: 0.9, suggestive: 0, faceCount: 1 } };
const testApp = await buildTestApp(
  { checksLooks: true },
  {
    screener: {
      screenDocuments: async () => ({ isScreened: false, why: 'crashed' }),
      screenPhoto: async () => photo,
      onProblem: () => {},
      close: async () => {},
    },
  },
);
const { clock, database } = testApp;
const enough = decisionLookSeconds * 1000;
const { get, post, submit, approval, look, lapseClaims } = createModerationClient(testApp);
const { addPhoto, rename, waitingId } = createChangesClient(testApp);
const { report, caseAbout, claim: claimCase, decide: decideCase, answerBan } = createReportClient(testApp);
const reviewer = await createMember(testApp, { role: 'moderator' });

const approve = async () => ({ decision: 'approve' });
const queues = {
  changes: {
    url: changesUrl,
    decision: async () => approvedChange,
    send: async () => {
      const member = await createMember(testApp);
      await rename(member, 'Beyonce Knowles');
      return waitingId(member);
    },
  },
  photos: {
    url: '/api/moderation/photos/',
    decision: approve,
    send: async () => (await addPhoto(await createMember(testApp, { verified: false }))).id as number,
  },
  verifications: {
    url: queueUrl,
    decision: async () => ({ decision: 'reject', reason: 'Blurred' }),
    send: async () => submit(await createMember(testApp, { verified: false })),
  },
  reports: {
    url: '/api/moderation/reports/',
    decision: async () => ({ decision: 'dismiss', note: '' }),
    send: async () => {
      const member = await createMember(testApp);
      await report(await createMember(testApp), member);
      return (await caseAbout(reviewer, member)).id as number;
    },
  },
  appeals: {
    url: '/api/moderation/appeals/',
    decision: async () => ({ outcome: 'uphold', note: 'Read.' }),
    send: async () => {
      const { id } = await createMember(testApp);
      const { rows } = await database.pool.query<{ id: number }>(
        `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at,
           appealed_at, appeal_text)
         values ($1, $2, false, 'warn', 'money', $3, $2, $2, 'No') returning id`,
        [id, clock.now(), (await createMember(testApp, { role: 'moderator' })).id],
      );
      return rows[0]?.id ?? 0;
    },
  },
} as const satisfies Record<(typeof queueNames)[number], object>;
type Queue = keyof typeof queues;
const names = Object.keys(queues) as Queue[];

async function decide(queue: Queue, id: number, by: TestMember = reviewer) {
  const { url, decision } = queues[queue];
  const response = await post(by, `${url}${id}/decide/`, await decision());
  return [response.statusCode, response.json().code];
}
const listed = async (queue: Queue): Promise<number[]> =>
  (await get(reviewer, queues[queue].url)).json().map(({ id }: { id: number }) => id);

test.each(names)('a decision in %s counts once the case has been open for a second and a half', async (queue) => {
  const { url, send } = queues[queue];
  const id = await send();
  expect((await post(reviewer, `${url}${id}/claim/`)).statusCode).toBe(200);
  expect(await decide(queue, id)).toEqual([409, 'looked_too_short']);
  clock.advance(enough - 1);
  expect(await decide(queue, id)).toEqual([409, 'looked_too_short']);
  expect(await listed(queue)).toContain(id);
  clock.advance(1);
  // Another device of the reviewer, or the screen itself, claims it again. It has been seen before.
  await post(reviewer, `${url}${id}/claim/`);
  expect(await decide(queue, id)).toEqual([200, undefined]);
  expect(await listed(queue)).not.toContain(id);
});

test.each(names)('the second of two quick presses decides nothing in %s', async (queue) => {
  const { url, send } = queues[queue];
  const [seen, unseen] = [await send(), await send()];
  await post(reviewer, `${url}${seen}/claim/`);
  clock.advance(enough);
  expect(await decide(queue, seen)).toEqual([200, undefined]);
  await post(reviewer, `${url}${unseen}/claim/`);
  clock.advance(300);
  expect(await decide(queue, unseen)).toEqual([409, 'looked_too_short']);
  expect(await listed(queue)).toContain(unseen);
});

test('a decision about a report waits for its pictures, too', async () => {
  const { url, send } = queues.reports;
  const id = await send();
  await post(reviewer, `${url}${id}/claim/`);
  clock.advance(enough);
  expect((await post(reviewer, `${url}${id}/pictures/`, { message_id: null })).statusCode).toBe(200);
  expect(await decide('reports', id)).toEqual([409, 'looked_too_short']);
  clock.advance(enough);
  expect(await decide('reports', id)).toEqual([200, undefined]);
});

test('an unopened case is not decided, and a look of yesterday or by a colleague does not count', async () => {
  const id = await queues.changes.send();
  expect(await decide('changes', id)).toEqual([409, 'claimed_by_another']);
  const colleague = await createMember(testApp, { role: 'moderator' });
  await post(colleague, `${changesUrl}${id}/claim/`);
  clock.advance(24 * 3_600_000);
  const late = await createMember(testApp, { role: 'moderator' });
  const token = await testApp.tokens.issue({ userId: colleague.id, role: 'moderator' }, colleague.id);
  const again = { ...colleague, headers: { ...colleague.headers, authorization: `Bearer ${token}` } };
  for (const by of [again, late]) {
    await post(by, `${changesUrl}${id}/claim/`);
    expect(await decide('changes', id, by)).toEqual([409, 'looked_too_short']);
    clock.advance(enough - 1);
    expect(await decide('changes', id, by)).toEqual([409, 'looked_too_short']);
    await lapseClaims();
  }
  expect(await decide('changes', 999_999, late)).toEqual([404, 'not_found']);
});

test('an approval waits for the picture that was opened last', async () => {
  const by = await createMember(testApp, { role: 'moderator' });
  const id = await submit(await createMember(testApp, { verified: false }));
  await post(by, `${queueUrl}${id}/claim/`);
  clock.advance(5000);
  await look(by, id);
  const approved = await approval(by, id);
  expect((await post(by, `${queueUrl}${id}/decide/`, approved)).json().code).toBe('looked_too_short');
  clock.advance(enough);
  expect((await post(by, `${queueUrl}${id}/decide/`, approved)).statusCode).toBe(200);
});

test('the answer to a ban that was asked for waits too', async () => {
  const [first, second] = [
    await createMember(testApp, { role: 'moderator' }),
    await createMember(testApp, { role: 'moderator' }),
  ];
  const member = await createMember(testApp);
  await report(await createMember(testApp), member);
  const { id } = await caseAbout(first, member);
  await claimCase(first, id);
  clock.advance(enough);
  expect((await decideCase(first, id, { decision: 'ban', reason: 'money', note: 'Asked.' })).status).toBe(200);
  await claimCase(second, id);
  expect((await answerBan(second, id, 'confirm')).body.code).toBe('looked_too_short');
  clock.advance(enough);
  expect((await answerBan(second, id, 'confirm')).status).toBe(200);
});
