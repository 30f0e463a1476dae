import { expect, test } from 'vitest';
import type { SeenPhoto, Screened } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import {
  approval as approvedChange,
  changesUrl,
  createChangesClient,
} from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const photo: Screened<SeenPhoto> = { isScreened: true, result: { explicit: 0.9, suggestive: 0, faceCount: 1 } };
const testApp = await buildTestApp(
  {},
  {
    screener: {
      screenDocuments: async () => ({ isScreened: false, why: 'crashed' }),
      screenPhoto: async () => photo,
      onProblem: () => {},
      close: async () => {},
    },
  },
);
const { get, post, submit, approval } = createModerationClient(testApp);
const { addPhoto, rename, waitingId } = createChangesClient(testApp);

const decisionsUrl = '/api/moderation/decisions/';

/** The queues: something of a member in each, and a decision about it. */
const queues = {
  verifications: {
    url: queueUrl,
    send: async () => {
      const member = await createMember(testApp, { verified: false });
      return { member, id: await submit(member) };
    },
    decision: approval,
  },
  changes: {
    url: changesUrl,
    send: async () => {
      const member = await createMember(testApp);
      await rename(member, 'Wanjiku');
      return { member, id: await waitingId(member) };
    },
    decision: async () => ({ decision: 'approve' }),
  },
  photos: {
    url: '/api/moderation/photos/',
    send: async () => {
      const member = await createMember(testApp, { verified: false });
      return { member, id: (await addPhoto(member)).id as number };
    },
    decision: async () => ({ decision: 'approve' }),
  },
} as const;

const conflicts: readonly (readonly [string, (reviewer: TestMember, member: TestMember) => Promise<unknown>])[] = [
  [
    'whom they have reported',
    (reviewer, { id }) => post(reviewer, '/api/reports/', { user_id: id, reason: 'fake', text: '' }),
  ],
  ['who is their match', (reviewer, member) => createMatch(testApp, reviewer, member)],
];
const cases = conflicts.flatMap(([whom, meet]) =>
  (Object.keys(queues) as (keyof typeof queues)[]).map((queue) => ({ whom, meet, queue })),
);

test.each(cases)('a reviewer has nothing in $queue from a member $whom', async ({ meet, queue }) => {
  const { url, send, decision } = queues[queue];
  const reviewer = await createMember(testApp, { role: 'moderator' });
  const { member, id } = await send();
  const idsOf = async () => (await get(reviewer, url)).json().map((each: { id: number }) => each.id);
  const counted = async () => {
    const shown = (await get(reviewer, '/api/moderation/overview/')).json();
    return shown.queues.find((each: { queue: string }) => each.queue === queue).waiting;
  };
  const before = await counted();
  expect(await idsOf()).toContain(id);
  expect((await post(reviewer, `${url}${id}/claim/`)).statusCode).toBe(200);
  const decided = await decision(reviewer, id);
  await meet(reviewer, member);
  expect(await idsOf()).not.toContain(id);
  expect(await counted()).toBe(before - 1);
  for (const response of [
    await post(reviewer, `${url}${id}/claim/`),
    await post(reviewer, `${url}${id}/decide/`, decided),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  }
  if (queue === 'verifications') expect((await get(reviewer, `${url}${id}/selfie/`)).statusCode).toBe(404);
});

test.each([
  ['verifications', approval],
  ['changes', async () => approvedChange],
] as const)('a reviewer who is none any more at that moment takes nothing back in %s', async (queue, decision) => {
  const { url, send } = queues[queue];
  const reviewer = await createMember(testApp, { role: 'moderator' });
  const { member, id } = await send();
  expect((await post(reviewer, `${url}${id}/claim/`)).statusCode).toBe(200);
  expect((await post(reviewer, `${url}${id}/decide/`, await decision(reviewer, id))).statusCode).toBe(200);
  const [made] = (await get(reviewer, decisionsUrl)).json();
  const text = `with profile as (select from profiles where user_id = $1 for update)
    update users set role = 'member' where id = $2 and exists (select from profile)`;
  const takeBack = () => post(reviewer, `${decisionsUrl}${made.id}/take-back/`);
  const response = await commitOnceAwaited(
    testApp.database,
    (leaving) => leaving.query(text, [member.id, reviewer.id]),
    takeBack,
  );
  expect(response.json().code).toBe('decision_stands');
});
