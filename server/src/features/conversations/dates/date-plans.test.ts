import { Secret } from '../../../config/secret.ts';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createDateClient } from './date-client.fixture.ts';
import { insertPlan } from './dates.repository.ts';
import { linkSecret } from './link-secret.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, act, plan, planned, follow, open, inHours } = createDateClient(testApp);
const hours = (count: number) => count * 3_600_000;

test('a friend without an account sees first names, place and time, and nothing else of the two', async () => {
  const [one, other] = await createCouple();
  await database.pool.query(`update profiles set bio = 'siri-bio', town = 'Siritown' where user_id = any($1)`, [
    [one.id, other.id],
  ]);
  const { link } = await planned(one, other, { friend_email: 'friend@example.com' });
  const { status, headers, body } = await open(link);
  expect(status).toBe(200);
  expect(body).toContain('Mũthoni is meeting Kiptoo');
  expect(body).toContain('Java House, Kimathi Street');
  for (const number of ['999', '112', '1195']) expect(body).toContain(`href="tel:${number}"`);
  for (const hidden of ['Wairimu', 'Koech', 'siri', 'Siri', 'friend@', 'mwanzo.test', String(one.id), String(other.id)])
    expect(body).not.toContain(hidden);
  expect(headers).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex'), 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).toMatch(/<title>Mwanzo<\/title>/);
});

test('a link that has ended, one that was cancelled and an invented one give the same page, to the byte', async () => {
  const [one, other] = await createCouple();
  const [ended, cancelled] = [await planned(one, other), await planned(one, other)];
  const invented = `${ended.link.slice(0, -10)}AAAAAAAAAA`;
  expect(await act(one, 'DELETE', `/api/date-plans/${cancelled.id}/`)).toEqual({ status: 204, body: null });
  clock.advance(new Date(ended.closes_at).getTime() - clock.now().getTime());
  const links = [ended.link, cancelled.link, invented];
  const [first, ...others] = await Promise.all(links.flatMap((link) => [follow(link), open(link)]));
  expect(first).toMatchObject({ status: 200, body: expect.stringContaining('This plan has closed') });
  for (const page of others) expect(page.body).toBe(first?.body);
  expect(first?.body).not.toMatch(/Kiptoo|Java/);
});

test.each(['Android 11; CUBOT NOTE 20', 'Android 9; CUBOT_X19', 'Android 13; wv'])(
  'a friend whose phone says "%s" sees the plan, in the browser of a chat app too',
  async (device) => {
    const [one, other] = await createCouple();
    const { link } = await planned(one, other);
    const agent = `Mozilla/5.0 (Linux; ${device}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`;
    for (const browser of [agent, `${agent} WhatsApp/2.24`])
      expect((await open(link, browser)).body).toContain('Mũthoni is meeting Kiptoo');
  },
);

test('what a member types is text on the page', async () => {
  const [one, other] = await createCouple(['<b>Asha</b>', '"Otieno"']);
  const { link } = await planned(one, other, { place: '<script>alert(1)</script> & co' });
  const { body } = await open(link);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; co');
  expect(body).not.toMatch(/<script|<b>Asha/);
});

test('the page says who is fine, and who has not said a word', async () => {
  const [one, other] = await createCouple();
  const { id, link, check_in_at } = await planned(one, other);
  expect((await open(link)).body).toContain('says “I am fine” by');
  clock.advance(new Date(check_in_at).getTime() - clock.now().getTime() + 14 * 60_000);
  expect((await open(link)).body).not.toContain('No word yet');
  clock.advance(60_000);
  expect((await open(link)).body).toContain('No word yet');
  expect(await act(one, 'POST', `/api/date-plans/${id}/fine/`)).toMatchObject({ status: 200 });
  expect((await open(link)).body).toMatch(/\b(?:She|He|Mũthoni) is fine, \d\d:\d\d/);
});

test.each([
  ['female', 'She shared this plan', 'Call her yourself'],
  ['male', 'He shared this plan', 'Call him yourself'],
  ['non-binary', 'Mũthoni shared this plan', 'Call Mũthoni yourself'],
])('the page speaks of a member whose gender is %s as they are', async (gender, shared, call) => {
  const [one, other] = await createCouple();
  await database.pool.query('update profiles set gender = $2 where user_id = $1', [one.id, gender]);
  const { link, check_in_at } = await planned(one, other);
  const { body } = await open(link);
  expect(body).toContain(shared);
  expect(body).toContain(call);
  clock.advance(new Date(check_in_at).getTime() - clock.now().getTime() + 15 * 60_000);
  const late = (await open(link)).body;
  for (const step of ['No word yet', call, 'Ask somebody near', 'or Java House, Kimathi Street', 'Say where'])
    expect(late).toContain(step);
});

test('neither the page nor its pictures need a second request, and it may renew itself and call numbers', async () => {
  const [one, other] = await createCouple();
  const { link } = await planned(one, other);
  const { body, headers } = await open(link);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  // In a sandbox, browsers would neither reload the page nor call a number.
  expect(headers['content-security-policy']).not.toContain('sandbox');
  const outside = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(outside.filter((address) => !/^(?:data:|tel:|https:\/\/www\.google\.com\/maps\/)/.test(address))).toEqual([]);
});

test('the photo of somebody who is no match any more is not shown, and the name stays', async () => {
  const [one, other] = await createCouple();
  const { link } = await planned(one, other);
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [other.id]);
  expect((await open(link)).body).toContain('Checked by a person');
  await database.pool.query('delete from pairs where $1 in (low_id, high_id)', [one.id]);
  const { body } = await open(link);
  expect(body).not.toContain('Checked by a person');
  expect(body).toContain('Kiptoo');
});

test('the database alone opens no link', async () => {
  const [one, other] = await createCouple();
  const { link } = await planned(one, other);
  const secret = new URL(link).searchParams.get('token') ?? '';
  const { rows } = await database.pool.query('select * from date_plans where user_id = $1', [one.id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { nonce, secret_hash: hash } = rows[0];
  for (const guess of [
    hash.toString('base64url'),
    nonce.toString('base64url'),
    linkSecret(nonce, new Secret('x'.repeat(40))),
  ])
    for (const visit of [follow, open])
      expect((await visit(link.replace(secret, guess))).body).toContain('This plan has closed');
});

test('a plan is its owner’s alone; the match never learns of it', async () => {
  const [one, other] = await createCouple();
  const { id } = await planned(one, other);
  for (const [method, url, payload] of [
    ['POST', `/api/date-plans/${id}/fine/`, undefined],
    ['DELETE', `/api/date-plans/${id}/fine/`, undefined],
    ['POST', `/api/date-plans/${id}/check-in/`, { check_in_at: inHours(5) }],
    ['DELETE', `/api/date-plans/${id}/`, undefined],
  ] as const)
    expect(await act(other, method, url, payload)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await act(other, 'GET', '/api/date-plans/')).toEqual({ status: 200, body: [] });
  expect((await act(one, 'GET', '/api/date-plans/')).body).toMatchObject([{ id, fine_at: null }]);
  const { rows } = await database.pool.query(
    'select count(*)::integer as count from notifications where user_id = $1',
    [other.id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('only a match can be met, and times that do not fit are refused by name', async () => {
  const [one, other] = await createCouple();
  const stranger = await createMember(testApp);
  expect(await plan(one, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await plan(one, other, { meets_at: inHours(-3) })).toMatchObject({
    status: 400,
    body: { fields: { meets_at: expect.anything() } },
  });
  expect(await plan(one, other, { check_in_at: inHours(20) })).toMatchObject({
    status: 400,
    body: { fields: { check_in_at: expect.anything() } },
  });
});

test('three open plans are the most of a member, of all matches and at once, and none of another one', async () => {
  const one = await createMember(testApp);
  const others: TestMember[] = [];
  for (let match = 0; match < 4; match += 1) {
    const other = await createMember(testApp);
    await createMatch(testApp, one, other);
    others.push(other);
  }
  // Plans of others with the member do not count.
  for (const other of others) await planned(other, one);
  const made = await Promise.all(others.map((other) => plan(one, other)));
  const codes = made.map(({ status, body }) => (status === 201 ? 'made' : body.code));
  expect(codes.toSorted()).toEqual(['date_plan_limit_reached', 'made', 'made', 'made']);
});

test('a repeated request returns the first plan, also several at once; the fourth open plan is refused', async () => {
  const [one, other] = await createCouple();
  const client_id = crypto.randomUUID();
  const twins = await Promise.all([1, 2, 3].map(() => plan(one, other, { client_id })));
  const again = await plan(one, other, { client_id });
  // The same id of another member is another plan.
  expect((await plan(other, one, { client_id })).body.link).not.toBe(again.body.link);
  for (const each of twins) expect(each).toMatchObject({ status: 201, body: { link: again.body.link } });
  expect(again.status).toBe(201);
  await planned(one, other);
  const { closes_at } = await planned(one, other);
  expect(await plan(one, other)).toMatchObject({ status: 409, body: { code: 'date_plan_limit_reached' } });
  // Plans that have closed do not count, even before they are deleted.
  clock.advance(new Date(closes_at).getTime() - clock.now().getTime());
  expect((await plan(one, other)).status).toBe(201);
});

test('plans are listed by the time of the meeting, whichever was made first', async () => {
  const [one, other] = await createCouple();
  const later = await planned(one, other, { meets_at: inHours(5), check_in_at: inHours(6) });
  const sooner = await planned(one, other);
  const { body } = await act(one, 'GET', '/api/date-plans/');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([sooner.id, later.id]);
});

test('an hour more moves the time and never closes the plan earlier; the past is refused', async () => {
  const [one, other] = await createCouple();
  const { id, closes_at } = await planned(one, other);
  const later = inHours(5);
  expect(await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: later })).toMatchObject({
    status: 200,
    body: { check_in_at: later, closes_at },
  });
  clock.advance(hours(4.5));
  const more = inHours(1);
  expect(await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: more })).toMatchObject({
    status: 200,
    body: { check_in_at: more },
  });
  for (const past of [inHours(-1), inHours(0)])
    expect(await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: past })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { check_in_at: ['must be to come'] } },
    });
  // After "I am fine" there is nothing to put off.
  await act(one, 'POST', `/api/date-plans/${id}/fine/`);
  expect((await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: inHours(2) })).status).toBe(404);
});

test('a time that goes back over midnight leaves the plan open as long as before', async () => {
  const [one, other] = await createCouple();
  clock.set('2026-12-01T09:00:00Z');
  // From 21:00 to 1:00 in Nairobi.
  const { id, closes_at } = await planned(one, other, { meets_at: inHours(9), check_in_at: inHours(13) });
  const { body } = await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: inHours(11) });
  expect(body).toMatchObject({ check_in_at: inHours(11), closes_at });
});

test('a plan with somebody whose match ends at that moment is not stored', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  const [now, later] = [clock.now(), (count: number) => new Date(clock.now().getTime() + hours(count))];
  const times = { meetsAt: later(1), checkInAt: later(2), closesAt: later(3), now };
  const texts = { clientId: crypto.randomUUID(), partnerName: 'Kiptoo', place: 'Java House', friendEmail: null };
  const secrets = { nonce: Buffer.alloc(16), secretHash: Buffer.alloc(32) };
  const wanted = { userId: one.id, partnerId: other.id, ...times, ...texts, ...secrets };
  expect(await getRow(database, insertPlan, wanted)).toBeNull();
  await createMatch(testApp, one, other);
  expect(await getRow(database, insertPlan, wanted)).not.toBeNull();
});
