import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { addMarks, emailMark } from '../../core/bans/index.ts';
import { openRecoveryWorld, password } from './recovery-world.fixture.ts';

const world = await openRecoveryWorld();
const { post, inject, join, signIn, isSignedIn, statusOf, sendMails, mailsTo, tokenTo, clock, database } = world;
const ask = (email: string, access: string, tried = password) =>
  statusOf('/api/account/email/', { email, password: tried }, access);
const confirm = (token: string) => statusOf('/api/account/email/confirm/', { token });
const undo = (token: string) => statusOf('/api/account/email/undo/', { token, password: 'chai na mandazi' });
const stateOf = async (access: string) =>
  (await inject({ url: '/api/account/email/', headers: { authorization: `Bearer ${access}` } })).json();

async function confirmedMember() {
  const member = await join();
  await sendMails();
  await confirm(tokenTo(member.email));
  return member;
}

/** Changes the address. The mail to the former one is sent. */
async function move(access: string, to: string) {
  await ask(to, access);
  await sendMails();
  await confirm(tokenTo(to));
  await sendMails();
}

/** A member who has a new address. */
async function movedMember() {
  const member = await confirmedMember();
  const next = `next-${member.email}`;
  await move(member.access, next);
  return { ...member, next };
}

test('signing up mails a link for a day that confirms the address, in the language of the request', async () => {
  const { email, access } = await join();
  expect(await stateOf(access)).toEqual({ email, is_confirmed: false, waiting_for: null });
  await sendMails();
  expect(mailsTo(email)[0]).toContain('Confirm your e-mail address for Mwanzo');
  clock.advance(86_399_000);
  expect(await confirm(tokenTo(email))).toEqual([200, undefined]);
  expect(await stateOf(await signIn(email).then((session) => session.access))).toMatchObject({ is_confirmed: true });
  expect(await confirm(tokenTo(email))).toEqual([410, 'link_ended']);
});

test('the link that confirms an address is sent again, and the earlier one ends', async () => {
  const { email, access } = await join();
  await sendMails();
  const first = tokenTo(email);
  expect(await statusOf('/api/account/email/send/', {}, access)).toEqual([204, undefined]);
  await sendMails();
  expect(await confirm(first)).toEqual([410, 'link_ended']);
  expect(await confirm(tokenTo(email))).toEqual([200, undefined]);
  await statusOf('/api/account/email/send/', {}, access);
  await sendMails();
  expect(mailsTo(email)).toHaveLength(2);
});

test('a new address counts once its link is opened; the session that asked goes on, and the others end', async () => {
  const { email, access } = await confirmedMember();
  const other = await signIn(email);
  const next = `next-${email}`;
  expect(await ask(next, access, 'another-password')).toEqual([403, 'wrong_password']);
  expect(await ask(next.toUpperCase(), access)).toEqual([204, undefined]);
  await sendMails();
  expect(await stateOf(access)).toEqual({ email, is_confirmed: true, waiting_for: next });
  expect((await signIn(email)).status).toBe(200);
  expect(await confirm(tokenTo(next))).toEqual([200, undefined]);
  expect(await stateOf(access)).toEqual({ email: next, is_confirmed: true, waiting_for: null });
  expect([await isSignedIn(other.access), (await signIn(email)).status, (await signIn(next)).status]).toEqual([
    false,
    401,
    200,
  ]);
  expect((await post('/api/token/refresh/', { refresh: other.refresh })).json().reason).toBe('email_changed');
});

test('the former address is told, and its link takes the account back from whoever has moved it since', async () => {
  const { email, next, access } = await movedMember();
  expect(mailsTo(email).at(-1)).toContain('has a new e-mail address');
  const first = tokenTo(email);
  // Thieves move the account twice more. One of them puts the second address back.
  await move(access, `third-${email}`);
  const second = tokenTo(next);
  await move(access, `fourth-${email}`);
  const third = tokenTo(`third-${email}`);
  expect(await undo(second)).toEqual([200, undefined]);
  expect(await undo(third)).toEqual([410, 'link_ended']);
  clock.advance(6 * 86_400_000);
  expect(await undo(first)).toEqual([200, undefined]);
  expect(await isSignedIn(access)).toBe(false);
  expect((await signIn(email, 'chai na mandazi')).status).toBe(200);
  for (const used of [first, second]) expect(await undo(used)).toEqual([410, 'link_ended']);
});

test('a change of the address that a thief has asked for ends when the owner resets the password', async () => {
  const { email, access } = await confirmedMember();
  const thiefs = `thief-${email}`;
  expect(await ask(thiefs, access)).toEqual([204, undefined]);
  await sendMails();
  const open = tokenTo(thiefs);
  await statusOf('/api/password/reset/', { email });
  await sendMails();
  const reset = { token: tokenTo(email), password: 'chai na mandazi' };
  expect(await statusOf('/api/password/reset/confirm/', reset)).toEqual([200, undefined]);
  expect(await confirm(open)).toEqual([410, 'link_ended']);
  const { access: own } = await signIn(email, 'chai na mandazi');
  expect(await stateOf(own)).toEqual({ email, is_confirmed: true, waiting_for: null });
});

test('a change of the password ends links to another address and to a reset', async () => {
  const { email, access } = await confirmedMember();
  const thiefs = `thief-${email}`;
  expect(await ask(thiefs, access)).toEqual([204, undefined]);
  await statusOf('/api/password/reset/', { email });
  await sendMails();
  const [open, reset] = [tokenTo(thiefs), tokenTo(email)];
  const change = { current: password, password: 'chai na mandazi' };
  expect(await statusOf('/api/password/change/', change, access)).toEqual([204, undefined]);
  expect(await confirm(open)).toEqual([410, 'link_ended']);
  const again = { token: reset, password: 'mandazi na chai' };
  expect(await statusOf('/api/password/reset/confirm/', again)).toEqual([410, 'link_ended']);
  expect(await stateOf(access)).toEqual({ email, is_confirmed: true, waiting_for: null });
});

test('the owner of a taken address is mailed once a day, whoever asks, and again the day after', async () => {
  const [owner, one, another] = [await confirmedMember(), await confirmedMember(), await confirmedMember()];
  const told = async (by: { access: string }) => {
    await ask(owner.email, by.access);
    await sendMails();
    return mailsTo(owner.email).filter((mail) => mail.includes('Somebody tried to use')).length;
  };
  expect([await told(one), await told(another)]).toEqual([1, 1]);
  // A request in between, of which nobody was told, does not begin the day again.
  for (const [hours, mails] of [
    [23, 1],
    [2, 2],
  ] as const) {
    clock.advance(hours * 3_600_000);
    expect(await told(await signIn(another.email))).toBe(mails);
  }
});

test('a link for a forgotten password in the former mailbox ends when the address changes', async () => {
  const { email, access } = await confirmedMember();
  const next = `next-${email}`;
  await ask(next, access);
  await statusOf('/api/password/reset/', { email });
  await sendMails();
  const reset = { token: tokenTo(email), password: 'chai na mandazi' };
  expect(await confirm(tokenTo(next))).toEqual([200, undefined]);
  expect(await statusOf('/api/password/reset/confirm/', reset)).toEqual([410, 'link_ended']);
  expect((await signIn(next)).status).toBe(200);
});

test('after 7 days the former address cannot be put back', async () => {
  const { email } = await movedMember();
  clock.advance(7 * 86_400_000);
  expect(await undo(tokenTo(email))).toEqual([410, 'link_ended']);
});

test('as long as it can be put back, nobody else gets the former address', async () => {
  const { email } = await movedMember();
  const other = await confirmedMember();
  const form = { full_name: 'Eve', email, password, birthday: '1998-03-14' };
  expect(await statusOf('/api/signup/', form)).toEqual([400, 'signup_refused']);
  await ask(email, other.access);
  await sendMails();
  expect(mailsTo(email).at(-1)).toContain('Somebody tried to use your e-mail address');
  expect((await stateOf(other.access)).email).toBe(other.email);
});

test('until then it is theirs to ask for: its own link to put it back does not take it', async () => {
  const { email, access } = await movedMember();
  await move(access, email);
  expect((await stateOf(access)).email).toBe(email);
});

test('an address that was never confirmed is told, but gets no way into the account', async () => {
  const { email, access } = await join();
  await sendMails();
  await move(access, `next-${email}`);
  expect(await stateOf(access)).toMatchObject({ email: `next-${email}`, is_confirmed: true });
  expect(mailsTo(email).at(-1)).toContain('was removed from a Mwanzo account');
  expect(mailsTo(email).at(-1)).not.toContain('http');
});

test('a taken address gets the same answer, and its owner a mail, once a day', async () => {
  const [owner, other] = [await confirmedMember(), await confirmedMember()];
  const answers = [];
  for (const email of [owner.email, `free-${other.email}`, owner.email]) {
    const response = await post('/api/account/email/', { email, password }, other.access);
    answers.push([response.statusCode, response.body, (await stateOf(other.access)).waiting_for === email]);
    await sendMails();
  }
  expect(answers).toEqual(Array.from({ length: 3 }, () => [204, '', true]));
  const told = mailsTo(owner.email).filter((mail) => mail.includes('Somebody tried to use'));
  expect(told).toHaveLength(1);
  expect(told[0]).not.toContain('#token');
  expect((await signIn(owner.email)).status).toBe(200);
});

test('a change to an address that somebody else has taken since is refused', async () => {
  const { email, access } = await confirmedMember();
  const next = `next-${email}`;
  await ask(next, access);
  await sendMails();
  await post('/api/signup/', { full_name: 'Eve', email: next, password, birthday: '1998-03-14' });
  expect(await confirm(tokenTo(next))).toEqual([410, 'link_ended']);
  expect((await stateOf(access)).email).toBe(email);
});

test('the own address and that of somebody who was banned get the same answer, and no mail', async () => {
  const { email, access } = await confirmedMember();
  const banned = `banned-${email}`;
  const marks = [emailMark(banned, world.config.markKey)];
  await getRows(database, addMarks, { kind: 'email', marks, caseId: 1, now: clock.now() });
  for (const wanted of [email, banned]) {
    const before = mailsTo(wanted).length;
    expect(await ask(wanted, access)).toEqual([204, undefined]);
    await sendMails();
    expect(mailsTo(wanted)).toHaveLength(before);
    expect(await stateOf(access)).toEqual({ email, is_confirmed: true, waiting_for: null });
  }
});

test('a new address waits for ten minutes, and of two the last one', async () => {
  const { email, access } = await confirmedMember();
  for (const name of ['first', 'second']) await ask(`${name}-${email}`, access);
  expect((await stateOf(access)).waiting_for).toBe(`second-${email}`);
  await sendMails();
  expect(mailsTo(`first-${email}`)).toEqual([]);
  clock.advance(600_000);
  expect((await stateOf(access)).waiting_for).toBeNull();
  expect(await confirm(tokenTo(`second-${email}`))).toEqual([410, 'link_ended']);
});

test('the end of an account ends its links and mails', async () => {
  const { id } = await movedMember();
  await database.pool.query('delete from users where id = $1', [id]);
  const { rows } = await database.pool.query(
    `select (select count(*) from account_links where user_id = $1) + (select count(*) from account_mails
      where user_id = $1) as left`,
    [id],
  );
  expect(Number(rows[0].left)).toBe(0);
});
