import type { MemberEvent } from '@mwanzo/contract/events';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/explain.ts';
import { createMember } from '../../../testing/factories.ts';
import { verifyAudit } from '../../people/audit/index.ts';
import { createModerationClient } from '../moderation/moderation-client.fixture.ts';
import { createDocumentLooksClient, documentLooksUrl as url } from '../moderation/document-looks-client.fixture.ts';
import { listAskedGrants, listOwnGrants } from './grants.repository.ts';

const testApp = await buildTestApp({ rateLimitRelaxation: 1 });
const { database, clock, dependencies, events } = testApp;
const { get, post, submit, notificationsOf } = createModerationClient(testApp);
const { signedIn, haveOpened, open, ask, answer, stateOf, askAfterSixty, auditOfGrants, startNight } =
  createDocumentLooksClient(testApp);
const createModerator = () => createMember(testApp, { role: 'moderator' });
const reviewer = await createMember(testApp, { role: 'moderator', name: 'Wanjiru' });
const [colleague, another] = [await createModerator(), await createModerator()];
const id = await submit(await createMember(testApp, { verified: false }));
const hour = 3_600_000;
const published: { to: readonly number[]; event: MemberEvent }[] = [];
events.subscribe(({ to, event }) => published.push({ to, event }));
beforeEach(startNight);

const cleanUpNow = () =>
  cleanUp(
    {
      ...dependencies,
      onFailure: (job, error) => expect.fail(`${job}: ${String(error)}`),
      onSwept: () => {},
      onSealed: () => {},
    },
    { maySweep: false },
  );

test('asking before the documents of the hour are opened is refused, also while a yes holds', async () => {
  await haveOpened(reviewer, 59);
  expect((await ask(reviewer)).json().code).toBe('documents_left');
  await haveOpened(reviewer, 1);
  const first = (await ask(reviewer)).json().id;
  await answer(colleague, first, 'yes');
  expect((await ask(reviewer)).json().code).toBe('documents_left');
  await haveOpened(reviewer, 60);
  const second = (await ask(reviewer)).json().id;
  expect(second).toBeGreaterThan(first);
  await answer(another, second, 'yes');
  expect((await stateOf(reviewer)).max).toBe(180);
});

test('presses at once and again are one question, which each colleague is told of once', async () => {
  await haveOpened(reviewer, 60);
  published.length = 0;
  const responses = await Promise.all([ask(reviewer), ask(reviewer), ask(reviewer)]);
  const ids = [...responses, await ask(reviewer)].map((response) => response.json().id);
  expect(new Set(ids).size).toBe(1);
  expect(await auditOfGrants()).toEqual([{ moderator_id: reviewer.id, action: 'ask_documents', user_id: reviewer.id }]);
  for (const other of [colleague, another]) {
    const notices = await notificationsOf(await signedIn(other));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      kind: 'report',
      message: 'A reviewer asks for more identity documents. Only a second reviewer can allow them.',
      link: '/moderation?queue=overview',
      params: { asked: 'documents', name: null },
    });
  }
  expect(await notificationsOf(await signedIn(reviewer))).toEqual([]);
  const told = published.filter(({ event }) => event.type === 'document_looks').flatMap(({ to }) => to);
  expect(told.toSorted()).toEqual([colleague.id, another.id].toSorted());
});

test('every other reviewer reads who asks and how much they have opened, and the asker that it waits', async () => {
  const asked = await askAfterSixty(reviewer);
  const shown = {
    id: asked,
    moderator_id: reviewer.id,
    name: 'Wanjiru',
    opened: 60,
    asked_at: clock.now().toISOString(),
  };
  for (const other of [colleague, another])
    expect(await stateOf(other)).toEqual({ max: 60, own: null, asked: [shown] });
  const until = new Date(clock.now().getTime() + hour).toISOString();
  expect(await stateOf(reviewer)).toEqual({ max: 60, own: { state: 'waiting', ask_again_at: until }, asked: [] });
});

test('of two questions the one that has waited longer stands first', async () => {
  const first = await askAfterSixty(colleague);
  clock.advance(60_000);
  const second = await askAfterSixty(reviewer);
  const asked = (await stateOf(another)).asked.map((each: { id: number }) => each.id);
  expect(asked).toEqual([first, second]);
});

test('a new question leaves the yes of an earlier one, whose question is older than an hour', async () => {
  const first = await askAfterSixty(reviewer);
  clock.advance(50 * 60_000);
  await answer(colleague, first, 'yes');
  clock.advance(15 * 60_000);
  await haveOpened(reviewer, 120);
  expect((await ask(reviewer)).json().id).toBeGreaterThan(first);
  expect((await stateOf(reviewer)).max).toBe(120);
});

test("nobody answers their own question: it is not found, like one that isn't there", async () => {
  const asked = await askAfterSixty(reviewer);
  const own = await answer(reviewer, asked, 'yes');
  const missing = await answer(reviewer, 7_777_777, 'yes');
  expect([own.statusCode, own.body]).toEqual([404, missing.body]);
  expect(await open(reviewer, id)).toBe(429);
  expect(await auditOfGrants()).toHaveLength(1);
});

test('of two reviewers who answer at once one counts, and the other finds nothing', async () => {
  const asked = await askAfterSixty(reviewer);
  const responses = await Promise.all([answer(colleague, asked, 'yes'), answer(another, asked, 'no')]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const isYes = responses[0]?.statusCode === 200;
  expect((await stateOf(reviewer)).max).toBe(isYes ? 120 : 60);
  const [, logged, ...rest] = await auditOfGrants();
  expect(logged).toEqual({
    moderator_id: isYes ? colleague.id : another.id,
    action: isYes ? 'grant_documents' : 'decline_documents',
    user_id: reviewer.id,
  });
  expect(rest).toEqual([]);
});

test('the same answer again is confirmed without effect, and another one finds nothing', async () => {
  const asked = await askAfterSixty(reviewer);
  await answer(colleague, asked, 'yes');
  published.length = 0;
  expect((await answer(colleague, asked, 'yes')).statusCode).toBe(200);
  expect((await answer(colleague, asked, 'no')).statusCode).toBe(404);
  expect(await auditOfGrants()).toHaveLength(2);
  expect((await stateOf(reviewer)).max).toBe(120);
  expect(published).toEqual([]);
});

test('the asker is told of the answer, and the colleagues see the question no more', async () => {
  const asked = await askAfterSixty(reviewer);
  published.length = 0;
  await answer(colleague, asked, 'no');
  expect(published).toEqual([{ to: [reviewer.id], event: { type: 'document_looks' } }]);
  expect((await stateOf(another)).asked).toEqual([]);
});

test('after a no nothing opens, and the question can be asked again an hour later', async () => {
  const asked = await askAfterSixty(reviewer);
  await answer(colleague, asked, 'no');
  const until = new Date(clock.now().getTime() + hour);
  expect(await open(reviewer, id)).toBe(429);
  expect((await stateOf(reviewer)).own).toEqual({ state: 'declined', ask_again_at: until.toISOString() });
  clock.advance(30 * 60_000);
  const refused = await ask(reviewer);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1800']);
  clock.set(until);
  await haveOpened(reviewer, 60);
  expect((await ask(reviewer)).statusCode).toBe(200);
});

test('a late answer counts for an hour from the answer, however long the question has waited', async () => {
  const [granted, declined] = [await askAfterSixty(reviewer), await askAfterSixty(another)];
  clock.advance(hour - 1);
  await answer(colleague, granted, 'yes');
  await answer(colleague, declined, 'no');
  const until = new Date(clock.now().getTime() + hour).toISOString();
  clock.advance(hour - 1);
  await cleanUpNow();
  expect((await stateOf(reviewer)).max).toBe(120);
  expect((await stateOf(another)).own).toEqual({ state: 'declined', ask_again_at: until });
  clock.advance(1);
  expect((await stateOf(reviewer)).max).toBe(60);
  expect((await stateOf(another)).own).toBeNull();
});

test('a question that nobody has answered within the hour is over, and the next one is a new one', async () => {
  const asked = await askAfterSixty(reviewer);
  clock.advance(hour);
  expect((await stateOf(colleague)).asked).toEqual([]);
  expect((await answer(colleague, asked, 'yes')).statusCode).toBe(404);
  expect((await stateOf(reviewer)).own).toBeNull();
  expect(await askAfterSixty(reviewer)).toBeGreaterThan(asked);
  expect((await stateOf(colleague)).asked).toHaveLength(1);
});

test('a reviewer whose role was just taken neither asks nor answers, and their question is gone', async () => {
  const [leaving, staying] = [await createModerator(), await createModerator()];
  const theirs = await askAfterSixty(leaving);
  const other = await askAfterSixty(staying);
  await database.pool.query("update users set role = 'member' where id = $1", [leaving.id]);
  expect((await answer(leaving, other, 'yes')).statusCode).toBe(404);
  expect((await ask(leaving)).statusCode).toBe(404);
  expect((await get(await signedIn(leaving), `${url}asked/`)).statusCode).toBe(404);
  expect((await answer(staying, theirs, 'yes')).statusCode).toBe(404);
  expect((await stateOf(staying)).asked).toEqual([]);
  expect(await auditOfGrants()).toHaveLength(2);
});

test('a member finds none of this, and an answer is yes or no', async () => {
  const asked = await askAfterSixty(reviewer);
  const member = await createMember(testApp);
  for (const response of [
    await get(member, `${url}asked/`),
    await post(member, `${url}ask/`),
    await post(member, `${url}${asked}/answer/`, { answer: 'yes' }),
  ])
    expect(response.statusCode).toBe(404);
  expect((await answer(colleague, asked, 'perhaps')).statusCode).toBe(400);
  expect((await answer(colleague, asked, 'yes')).statusCode).toBe(200);
});

test('questions and answers are forgotten after an hour, and stay in the audit, whose chain is whole', async () => {
  const asked = await askAfterSixty(reviewer);
  await answer(colleague, asked, 'yes');
  await askAfterSixty(another);
  const stored = async () => (await database.pool.query('select from document_grants')).rowCount;
  clock.advance(hour - 1);
  await cleanUpNow();
  expect(await stored()).toBe(2);
  clock.advance(1);
  await cleanUpNow();
  expect(await stored()).toBe(0);
  expect((await verifyAudit(database)).broken).toBeNull();
  const entries = (await get(await signedIn(reviewer), '/api/moderation/audit/')).json();
  expect(entries.map(({ action }: { action: string }) => action)).toContain('grant_documents');
});

test('a question goes with the account that asked, and an answer loses the name of the one that answered', async () => {
  const [leaving, staying] = [await createModerator(), await createModerator()];
  await answer(leaving, await askAfterSixty(staying), 'yes');
  await askAfterSixty(leaving);
  await database.pool.query('delete from users where id = $1', [leaving.id]);
  const { rows } = await database.pool.query('select moderator_id, answer, answered_by from document_grants');
  expect(rows).toEqual([{ moderator_id: staying.id, answer: 'yes', answered_by: null }]);
  expect((await stateOf(staying)).max).toBe(120);
});

test('the questions of a reviewer are read by the index', async () => {
  const reader = { moderatorId: 1, since: new Date() };
  expect(await planOf(database, listOwnGrants, reader)).toContain('document_grants_of_moderator');
  expect(await planOf(database, listAskedGrants, reader)).toContain('document_grants_one_open');
});
