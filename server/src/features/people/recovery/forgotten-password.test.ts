import { expect, onTestFinished, test, vi } from 'vitest';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { ofTheClock } from '../../../testing/of-the-clock.ts';
import { insertResetRequest } from './recovery.repository.ts';
import { openRecoveryWorld } from './recovery-world.fixture.ts';

const world = await openRecoveryWorld();
const { post, join, signIn, isSignedIn, statusOf, sendMails, mailsTo, tokenTo, clock, database, serving } = world;
const ask = (email: string) => post('/api/password/reset/', { email });
const reset = (token: string, password = 'chai na mandazi') =>
  statusOf('/api/password/reset/confirm/', { token, password });
const resetMailsTo = (address: string) => mailsTo(address).filter((mail) => mail.includes('/reset#token='));

async function askedMember() {
  const member = await join();
  await ask(member.email);
  await sendMails();
  return { ...member, token: tokenTo(member.email) };
}

test('a link that is mailed sets a new password once, and ends every session at once', async () => {
  const { email, access, refresh, token } = await askedMember();
  const other = await signIn(email);
  expect(await isSignedIn(other.access)).toBe(true);
  const response = await post('/api/password/reset/confirm/', { token, password: 'chai na mandazi' });
  expect([response.statusCode, response.json()]).toEqual([200, { email }]);
  expect(await Promise.all([access, other.access].map(isSignedIn))).toEqual([false, false]);
  expect(await statusOf('/api/token/refresh/', { refresh })).toEqual([401, 'refresh_refused']);
  expect((await signIn(email)).status).toBe(401);
  expect((await signIn(email, 'chai na mandazi')).status).toBe(200);
  expect(await reset(token)).toEqual([410, 'link_ended']);
  await sendMails();
  expect(mailsTo(email).some((mail) => mail.includes('Your Mwanzo password has changed'))).toBe(true);
});

test('the mail names nobody, and its token is in no table', async () => {
  const { email, id, token } = await askedMember();
  const [mail = ''] = resetMailsTo(email);
  expect(mail).toContain('https://mwanzo.example/reset#token=');
  expect(mail).not.toMatch(/Amina|Wanjiru|karibu/);
  const { rows } = await database.pool.query('select link::text from account_links link where user_id = $1', [id]);
  const stored = rows.map(({ link }) => String(link)).join();
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('opening the link has confirmed the address', async () => {
  const { email, id, token } = await askedMember();
  await reset(token);
  const { access } = await signIn(email, 'chai na mandazi');
  const headers = { authorization: `Bearer ${access}` };
  const state = (await world.inject({ url: '/api/account/email/', headers })).json();
  expect(state).toEqual({ email, is_confirmed: true, waiting_for: null });
  const confirmedAt = async () =>
    (await database.pool.query('select email_confirmed_at from users where id = $1', [id])).rows;
  const first = await confirmedAt();
  clock.advance(60_000);
  await ask(email);
  await sendMails();
  expect((await reset(tokenTo(email)))[0]).toBe(200);
  expect(await confirmedAt()).toEqual(first);
});

test('of two resets at once one wins, and the other is told that the link has ended', async () => {
  const { email, token } = await askedMember();
  const results = await Promise.all([reset(token, 'first of the two'), reset(token, 'second of the two')]);
  expect(results.map(([status]) => status).toSorted()).toEqual([200, 410]);
  const winner = results[0]?.[0] === 200 ? 'first of the two' : 'second of the two';
  expect((await signIn(email, winner)).status).toBe(200);
});

test('a new link ends the one before it', async () => {
  const { email, token } = await askedMember();
  await ask(email);
  await sendMails();
  expect(await reset(token)).toEqual([410, 'link_ended']);
  expect(await reset(tokenTo(email))).toEqual([200, undefined]);
});

test.each([
  ['after 9 minutes a link works', 9 * 60_000, 200],
  ['after 10 minutes it has ended', 10 * 60_000, 410],
  ['it has ended if the clock was set back', -5 * 60_000, 410],
])('%s', async (_, later, status) => {
  const { token } = await askedMember();
  clock.advance(later);
  expect((await reset(token))[0]).toBe(status);
  clock.advance(Math.max(0, -later));
});

test('a link does what its mail says, and nothing else', async () => {
  const { email, token } = await askedMember();
  const confirming =
    /#token=([\w-]{43})/.exec(mailsTo(email).find((mail) => mail.includes('/confirm#')) ?? '')?.[1] ?? '';
  expect(confirming).not.toBe('');
  expect(await reset(confirming)).toEqual([410, 'link_ended']);
  const undo = { token, password: 'chai na mandazi' };
  expect(await statusOf('/api/account/email/undo/', undo)).toEqual([410, 'link_ended']);
  expect(await statusOf('/api/account/email/confirm/', { token })).toEqual([410, 'link_ended']);
  expect(await statusOf('/api/account/email/confirm/', { token: confirming })).toEqual([200, undefined]);
  expect(await reset(token)).toEqual([200, undefined]);
});

test.each(['', 'x'.repeat(43), '../../..'])('the token %j is no link', async (token) => {
  expect((await reset(token))[0]).toBe(token === '' ? 400 : 410);
});

test('an address without an account gets the same answer after the same statements, and no mail', async () => {
  const { email } = await join();
  await sendMails();
  const statements: string[] = [];
  const { query } = serving.pool;
  serving.pool.query = ((...args: unknown[]) => {
    const name = (args[0] as { name?: string }).name ?? String(args[0]);
    // The clock asks which sessions have ended.
    if (!ofTheClock.includes(name)) statements.push(name);
    return (query as (...given: unknown[]) => unknown).apply(serving.pool, args);
  }) as typeof query;
  const outcomes = [];
  for (const address of [email, 'nobody@example.com']) {
    const { statusCode, body, headers } = await ask(address);
    outcomes.push({ statusCode, body, kept: lastingHeaders(headers), statements: statements.splice(0) });
  }
  serving.pool.query = query;
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[0]).toMatchObject({ statusCode: 204, statements: [insertResetRequest.name] });
  await sendMails();
  expect([resetMailsTo(email).length, mailsTo('nobody@example.com').length]).toEqual([1, 0]);
  expect((await database.pool.query('select from reset_requests')).rowCount).toBe(0);
});

test('an account is mailed three times an hour, and the fourth request is answered alike', async () => {
  const { email } = await join();
  for (let index = 0; index < 4; index += 1) {
    expect((await ask(email)).statusCode).toBe(204);
    await sendMails();
  }
  expect(resetMailsTo(email)).toHaveLength(3);
  // The last link still works, because a request without a mail ends nothing.
  expect(await reset(tokenTo(email))).toEqual([200, undefined]);
  clock.advance(3_600_001);
  await ask(email);
  await sendMails();
  expect(resetMailsTo(email)).toHaveLength(4);
});

test('a stranger who uses up the mails of an account for an hour leaves those of a known browser', async () => {
  const { email } = await join();
  const signedIn = await post('/api/token/', { email, password: 'karibu-mwanzo' });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0];
  const askWith = async (address: string, by?: string) => {
    await post('/api/password/reset/', { email: address }, undefined, by);
    await sendMails();
    return resetMailsTo(address).length;
  };
  for (let count = 0; count < 3; count += 1) await askWith(email);
  expect(await askWith(email)).toBe(3);
  expect(await askWith(email, cookie)).toBe(4);
  expect(await reset(tokenTo(email))).toEqual([200, undefined]);
  // The device is known only for this account.
  const other = await join();
  for (let count = 0; count < 3; count += 1) await askWith(other.email);
  expect(await askWith(other.email, cookie)).toBe(3);
});

test('a suspended member may choose a new password, and is not signed in by it', async () => {
  const { email, id, token } = await askedMember();
  await database.pool.query(
    `with decided as (
       insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at, until)
       values ($1, now(), false, 'suspend', 'fake', $1, now(), '2027-01-01') returning id
     )
     update users set restriction = 'suspended', restricted_until = '2027-01-01', restriction_case_id = decided.id
     from decided where users.id = $1`,
    [id],
  );
  expect(await reset(token)).toEqual([200, undefined]);
  expect((await signIn(email, 'chai na mandazi')).status).toBe(403);
  // Nobody has signed in, so no mail tells of it.
  await sendMails();
  expect(mailsTo(email).filter((mail) => mail.includes('Subject: New sign-in'))).toEqual([]);
});

test.each([
  ['Password1', 'too_common'],
  ['QWERTYUIOP', 'too_common'],
  ['amina wanjiru', 'too_personal'],
])('%s is refused as a new password, and the link still works', async (password, code) => {
  const { email, access, token } = await askedMember();
  const response = await post('/api/password/reset/confirm/', { token, password });
  expect([response.statusCode, response.json().fields]).toEqual([400, { password: [code] }]);
  const change = { current: 'karibu-mwanzo', password };
  expect((await post('/api/password/change/', change, access)).json().fields).toEqual({ password: [code] });
  const form = { full_name: 'Amina Wanjiru', email: `other-${email}`, password, birthday: '1998-03-14' };
  expect((await post('/api/signup/', form)).json().fields).toEqual({ password: [code] });
  expect(await reset(token)).toEqual([200, undefined]);
});

test('a member who knows the password changes it: other sessions end, this one stays, and a mail says so', async () => {
  const { email, access } = await join();
  const other = await signIn(email);
  const url = '/api/password/change/';
  const wrong = { current: 'another-password', password: 'chai na mandazi' };
  expect(await statusOf(url, wrong, access)).toEqual([403, 'wrong_password']);
  expect(await statusOf(url, { ...wrong, current: 'karibu-mwanzo' }, access)).toEqual([204, undefined]);
  expect(await Promise.all([access, other.access].map(isSignedIn))).toEqual([true, false]);
  expect((await signIn(email, 'chai na mandazi')).status).toBe(200);
  await sendMails();
  expect(mailsTo(email).some((mail) => mail.includes('Your Mwanzo password has changed'))).toBe(true);
});

test('a new address is not asked for with a password that was replaced meanwhile', async () => {
  const { email, id, access } = await join();
  const thiefs = `thief-${email}`;
  const asked = await commitOnceAwaited(
    database,
    (transaction) => transaction.query("update users set password_hash = 'another' where id = $1", [id]),
    () => statusOf('/api/account/email/', { email: thiefs, password: 'karibu-mwanzo' }, access),
  );
  expect(asked).toEqual([403, 'wrong_password']);
  await sendMails();
  expect(mailsTo(thiefs)).toEqual([]);
});

test('whoever has a mailed link or is signed in waits among no strangers for a password', async () => {
  const { access } = await join();
  const { token } = await askedMember();
  const { passwords } = world.dependencies;
  const [hash, verify] = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')];
  onTestFinished(() => [hash, verify].forEach((spy) => spy.mockRestore()));
  expect(await reset(token)).toEqual([200, undefined]);
  const change = { current: 'karibu-mwanzo', password: 'chai na mandazi' };
  expect(await statusOf('/api/password/change/', change, access)).toEqual([204, undefined]);
  expect(hash.mock.calls.map(([, { lane }]) => lane)).toEqual(['known', 'known']);
  expect(verify.mock.calls.map(([, , { lane }]) => lane)).toEqual(['known']);
});

test('of two changes at once one wins', async () => {
  const { access } = await join();
  const change = (password: string) =>
    statusOf('/api/password/change/', { current: 'karibu-mwanzo', password }, access);
  const statuses = (await Promise.all([change('first of the two'), change('second of the two')])).map(([one]) => one);
  expect(statuses.toSorted()).toEqual([204, 403]);
});
