import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock, events } = testApp;

async function notify(
  member: TestMember,
  kind: string,
  actor: TestMember | null,
  details: object = {},
): Promise<number> {
  const { rows } = await database.pool.query(
    'insert into notifications (user_id, kind, actor_id, details, created_at) values ($1, $2, $3, $4, $5) returning id',
    [member.id, kind, actor?.id ?? null, JSON.stringify(details), clock.now()],
  );
  return rows[0].id;
}

async function listOf(member: TestMember) {
  const response = await inject({ url: '/api/notifications/', headers: member.headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function mark(member: TestMember, which: string) {
  const response = await inject({ method: 'POST', url: `/api/notifications/${which}`, headers: member.headers });
  return { status: response.statusCode, body: response.json() };
}

test('the newest 50 come first, read ones included', async () => {
  const member = await createMember(testApp);
  const ids: number[] = [];
  for (let number = 0; number < 53; number += 1)
    ids.push(await notify(member, 'verification', null, { decision: 'approved' }));
  await mark(member, `${ids[52]}/mark-read/`);
  const list = await listOf(member);
  expect(list.map(({ id }: { id: number }) => id)).toEqual(ids.slice(3).toReversed());
  expect(list.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([true, ...Array<boolean>(49).fill(false)]);
});

test('each kind comes with its English text, and a Basic member never learns who liked them', async () => {
  const [member, amina] = [await createMember(testApp), await createMember(testApp, { name: 'Amina' })];
  await notify(member, 'match', amina);
  await notify(member, 'message', amina);
  await notify(member, 'verification', null, { decision: 'rejected', reason: 'Blurred', demo: true });
  await notify(member, 'like', amina);
  const list = await listOf(member);
  expect(list.map(({ message }: { message: string }) => message)).toEqual([
    'Somebody liked you.',
    'Your verification was not approved: Blurred (Decided by the demo reviewer.)',
    'Amina sent you a message.',
    "It's a match! You and Amina liked each other!",
  ]);
  expect(JSON.stringify(list[0])).not.toContain(String(amina.id));
  await changePlan(testApp, 'premium', member);
  expect((await listOf(member))[0]).toMatchObject({ message: 'Amina liked you.', params: { profile_id: amina.id } });
  // A member whom reviewers have hidden is not named any more.
  await database.pool.query('update profiles set hidden_at = now() where user_id = $1', [amina.id]);
  expect(JSON.stringify(await listOf(member))).not.toContain('Amina');
});

test('a notification is marked as read, and repeating it is harmless and tells no other tab', async () => {
  const member = await createMember(testApp);
  const id = await notify(member, 'verification', null);
  await notify(member, 'verification', null);
  const told: string[] = [];
  const stop = events.subscribe(({ event }) => told.push(event.type));
  for (let time = 0; time < 2; time += 1)
    expect(await mark(member, `${id}/mark-read/`)).toEqual({ status: 200, body: { id, is_read: true } });
  stop();
  expect(told).toEqual(['notifications_read']);
  expect((await listOf(member)).map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([false, true]);
});

test("another member's notification and an unknown one are not found, and stay untouched", async () => {
  const [owner, other] = [await createMember(testApp), await createMember(testApp)];
  const id = await notify(owner, 'verification', null);
  await notify(other, 'verification', null);
  const foreign = await mark(other, `${id}/mark-read/`);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await mark(other, '999999999/mark-read/')).toEqual(foreign);
  for (const member of [owner, other])
    expect((await listOf(member)).map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([false]);
  expect((await mark(other, 'first/mark-read/')).status).toBe(400);
});

test("all notifications of the caller are marked as read, and nobody else's", async () => {
  const [owner, other] = [await createMember(testApp), await createMember(testApp)];
  for (const member of [owner, owner, other]) await notify(member, 'verification', null);
  const told: unknown[] = [];
  const stop = events.subscribe(({ to, event }) => told.push({ to, event }));
  expect(await mark(owner, 'mark-all-read/')).toEqual({ status: 200, body: { marked: 2 } });
  expect(await mark(owner, 'mark-all-read')).toEqual({ status: 200, body: { marked: 0 } });
  stop();
  expect(told).toEqual([{ to: [owner.id], event: { type: 'notifications_read' } }]);
  expect((await listOf(other))[0].is_read).toBe(false);
});

test('a notification that was withdrawn does not count as marked', async () => {
  const member = await createMember(testApp);
  await notify(member, 'verification', null);
  const withdrawn = await notify(member, 'verification', null);
  await database.pool.query('update notifications set withdrawn_at = created_at where id = $1', [withdrawn]);
  expect((await mark(member, 'mark-all-read/')).body).toEqual({ marked: 1 });
});

test('reading the list marks nothing', async () => {
  const member = await createMember(testApp);
  await notify(member, 'verification', null);
  await listOf(member);
  expect((await listOf(member))[0].is_read).toBe(false);
});

test.each(['/', '/1/mark-read/', '/mark-all-read/'])('/api/notifications%s needs a sign-in', async (place) => {
  const response = await inject({ method: place === '/' ? 'GET' : 'POST', url: `/api/notifications${place}` });
  expect(response.statusCode).toBe(401);
});

test('a server that sends no pushes has no key for them, and takes no browser', async () => {
  const { headers } = await createMember(testApp);
  expect((await inject({ url: '/api/push/key/', headers })).json()).toEqual({ key: null });
  const keys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) };
  const payload = { endpoint: 'https://push.example/a', keys };
  const refused = await inject({ method: 'POST', url: '/api/push/subscriptions/', headers, payload });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
});
