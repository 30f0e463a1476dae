import { Secret as Key } from 'otpauth';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { codeAt } from '../../../gateways/step-codes/step-code.ts';

const { inject, clock, database } = await buildTestApp();
const password = 'karibu-mwanzo';
const start = '/api/account/second-step/';
let people = 0;

async function call(url: string, payload: object | null, access?: string) {
  const headers = access === undefined ? {} : { authorization: `Bearer ${access}` };
  const response = await inject(payload ? { method: 'POST', url, payload, headers } : { url, headers });
  const body = response.body === '' ? {} : response.json();
  return { status: response.statusCode, code: body.code, body };
}

async function join() {
  people += 1;
  const email = `amina-${people}@example.com`;
  const form = { full_name: 'Amina Wanjiru', email, password, birthday: '1998-03-14' };
  const { body } = await call('/api/signup/', form);
  const access = String(body.token.access);
  const signIn = (code?: string, tried = password) => call('/api/token/', { email, password: tried, code });
  return { email, id: Number(body.user.id), access, signIn };
}

/** A member whose sign-in asks for a code. */
async function guarded() {
  const member = await join();
  const { body } = await call(start, { password }, member.access);
  const key = String(body.key);
  const code = () => codeAt(key, clock.now());
  const confirmed = await call(`${start}confirm/`, { code: code() }, member.access);
  clock.advance(30_000);
  return { ...member, code, key, recoveryCodes: confirmed.body.recovery_codes as string[] };
}

const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

test('a key counts once a code has confirmed it; an account without it signs in as ever', async () => {
  const { access, signIn } = await join();
  expect(await call(start, { password: 'another-password' }, access)).toMatchObject({ code: 'wrong_password' });
  // Of two keys the later one counts: the first page was closed.
  await call(start, { password }, access);
  const { body } = await call(start, { password }, access);
  expect(body.uri).toContain(`secret=${body.key}`);
  const code = codeAt(body.key, clock.now());
  expect((await call(`${start}confirm/`, { code: wrongCode(code) }, access)).code).toBe('second_step_refused');
  for (const act of ['codes/', 'end/'])
    expect((await call(`${start}${act}`, { password, code }, access)).code).toBe('second_step_refused');
  expect(Object.keys((await signIn()).body)).toEqual(['access', 'refresh', 'user']);
  const confirmed = await call(`${start}confirm/`, { code }, access);
  expect(new Set(confirmed.body.recovery_codes).size).toBe(8);
  expect((await call(start, null, access)).body).toEqual({ is_on: true, recovery_codes_left: 8 });
  expect((await call(start, { password }, access)).code).toBe('second_factor_on');
  expect((await signIn(code)).code).toBe('wrong_code');
});

test('only the right password learns that a code is asked for, and the code opens the account', async () => {
  const { signIn, code } = await guarded();
  expect((await signIn(code(), 'another-password')).code).toBe('wrong_credentials');
  expect(await signIn()).toMatchObject({ status: 401, code: 'second_factor_required' });
  expect(await signIn(wrongCode(code()))).toMatchObject({ status: 401, code: 'wrong_code' });
  expect((await signIn(code())).status).toBe(200);
});

test('of two sign-ins with one code at once, one wins; neither it nor an earlier code is taken later', async () => {
  const { signIn, code, key } = await guarded();
  const used = code();
  const earlier = codeAt(key, new Date(clock.now().getTime() - 30_000));
  const both = await Promise.all([signIn(used), signIn(used)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await signIn(earlier)).code).toBe('wrong_code');
});

test('a recovery code opens the account once, however it is written', async () => {
  const { signIn, recoveryCodes, access } = await guarded();
  const recoveryCode = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ');
  const both = await Promise.all([signIn(recoveryCode), signIn(recoveryCode)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await call(start, null, access)).body.recovery_codes_left).toBe(7);
});

test('five wrong codes end it for 15 minutes, for a right code too', async () => {
  const { signIn, code, recoveryCodes } = await guarded();
  for (let tries = 0; tries < 5; tries += 1) expect((await signIn(wrongCode(code()))).code).toBe('wrong_code');
  expect((await signIn(code())).status).toBe(429);
  expect((await signIn(recoveryCodes[0])).status).toBe(429);
  clock.advance(15 * 60_000 - 1);
  expect((await signIn(code())).status).toBe(429);
  clock.advance(1);
  expect((await signIn(code())).status).toBe(200);
});

test('wrong codes for a key that is not on yet end it too, and a new key does not forgive them', async () => {
  const { access } = await join();
  const confirm = (code: string) => call(`${start}confirm/`, { code }, access);
  const begin = async () => String((await call(start, { password }, access)).body.key);
  const wrong = wrongCode(codeAt(await begin(), clock.now()));
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm(wrong)).code).toBe('second_step_refused');
  expect((await confirm(codeAt(await begin(), clock.now()))).code).toBe('too_many_requests');
});

test('wrong codes count for 15 minutes from the first one, so five in an hour keep nobody out', async () => {
  const { signIn, code } = await guarded();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn(wrongCode(code()))).code).toBe('wrong_code');
    clock.advance(14 * 60_000);
  }
  expect((await signIn(code())).status).toBe(200);
});

test('a right code ends the count of wrong ones, and a recovery code does too', async () => {
  const { signIn, code, recoveryCodes } = await guarded();
  const fail = async (times: number) => {
    for (let tries = 0; tries < times; tries += 1) expect((await signIn(wrongCode(code()))).code).toBe('wrong_code');
  };
  await fail(4);
  expect((await signIn(code())).status).toBe(200);
  await fail(4);
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
  await fail(4);
  clock.advance(30_000);
  expect((await signIn(code())).status).toBe(200);
});

test('a confirmation that comes again gives no new recovery codes, which need the password', async () => {
  const { access, code, signIn, recoveryCodes } = await guarded();
  expect((await call(`${start}confirm/`, { code: code() }, access)).code).toBe('second_factor_on');
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
});

test('a code is right with spaces in it, as some apps show it', async () => {
  const { signIn, code } = await guarded();
  expect((await signIn(` ${code().slice(0, 3)} ${code().slice(3)} `)).status).toBe(200);
});

test('the recovery codes and the key of another member open nothing, and are not used up by it', async () => {
  const [mine, theirs] = [await guarded(), await guarded()];
  expect((await mine.signIn(theirs.recoveryCodes[0])).code).toBe('wrong_code');
  expect((await mine.signIn(theirs.code())).code).toBe('wrong_code');
  expect((await theirs.signIn(theirs.recoveryCodes[0])).status).toBe(200);
});

test('nothing that one member does with their second step changes that of another', async () => {
  const other = await guarded();
  await other.signIn(wrongCode(other.code()));
  const rowsOfOther = async () => {
    const text = `select factor.*, (select string_agg(code_hash::text, '' order by code_hash) from recovery_codes
        where user_id = $1) as codes
      from second_factors factor where user_id = $1`;
    return (await database.pool.query(text, [other.id])).rows;
  };
  const before = await rowsOfOther();
  expect(before).toMatchObject([{ wrong_tries: 1 }]);
  const { signIn, code, recoveryCodes, access } = await guarded();
  const acts = [
    () => signIn(wrongCode(code())),
    () => signIn(code()),
    () => signIn(recoveryCodes[0]),
    () => call(`${start}codes/`, { password, code: recoveryCodes[1] }, access),
    () => call(`${start}end/`, { password, code: code() }, access),
  ];
  for (const act of acts) {
    await act();
    clock.advance(30_000);
    expect(await rowsOfOther()).toEqual(before);
  }
  expect((await call(start, null, access)).body.is_on).toBe(false);
});

test('new recovery codes and turning off ask for the password and a code', async () => {
  const { signIn, code, recoveryCodes, access } = await guarded();
  const renew = { password, code: recoveryCodes[0] };
  expect((await call(`${start}codes/`, { ...renew, password: 'another' }, access)).code).toBe('wrong_password');
  const renewed = await call(`${start}codes/`, renew, access);
  expect(renewed.body.recovery_codes).toHaveLength(8);
  expect((await signIn(recoveryCodes[1])).code).toBe('wrong_code');
  expect((await call(`${start}end/`, { password, code: wrongCode(code()) }, access)).code).toBe('second_step_refused');
  const withoutPassword = { password: 'another', code: code() };
  expect((await call(`${start}end/`, withoutPassword, access)).code).toBe('wrong_password');
  expect((await call(`${start}end/`, { password, code: code() }, access)).status).toBe(204);
  expect((await signIn()).status).toBe(200);
});

test('neither the key nor a recovery code stands in the database', async () => {
  const { id, key, recoveryCodes } = await guarded();
  const { rows } = await database.pool.query(
    `select sealed_secret::text || (select string_agg(code_hash::text, '') from recovery_codes
      where user_id = $1) as kept
     from second_factors where user_id = $1`,
    [id],
  );
  expect(rows[0].kept).not.toContain(Buffer.from(Key.fromBase32(key).bytes).toString('hex'));
  for (const code of recoveryCodes) expect(rows[0].kept).not.toContain(Buffer.from(code).toString('hex'));
});
