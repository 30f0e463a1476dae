import { expect, test } from 'vitest';
import { codeAt } from '../../../gateways/step-codes/step-code.ts';
import { readableMail } from '../../../testing/receive-mails.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import { openRecoveryWorld, password } from './recovery-world.fixture.ts';

const { inject, join, sendMails, mailsTo, mailServer, tokenTo, clock, database, events } = await openRecoveryWorld();
const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

/** Signs in with a browser that has these cookies. Returns its cookies afterwards. */
async function signIn(email: string, { cookie = '', tried = password } = {}): Promise<string> {
  const headers = { cookie, 'user-agent': userAgent };
  const response = await inject({ method: 'POST', url: '/api/token/', payload: { email, password: tried }, headers });
  return /^[^;]+/.exec(String(response.headers['set-cookie']))?.[0] ?? '';
}
const noticesTo = async (email: string) => {
  await sendMails();
  return mailsTo(email).filter((mail) => mail.includes('Subject: New sign-in'));
};

test('a mail tells of a sign-in in a new browser, once, and of none in one that knows the account', async () => {
  clock.set(new Date('2026-11-22T11:05:00Z'));
  const { email } = await join();
  const other = await join();
  expect(await noticesTo(email)).toEqual([]);
  const cookie = await signIn(email);
  const [mail = ''] = await noticesTo(email);
  expect(mail).toContain('Chrome on Android, 22 November 2026 at 14:05 (Nairobi time)');
  expect(mail).toContain('https://mwanzo.example/settings/devices');
  await signIn(email, { cookie });
  expect(await noticesTo(email)).toHaveLength(1);
  // The browser knows one account, but not the other.
  await signIn(other.email, { cookie });
  expect(await noticesTo(other.email)).toHaveLength(1);
});

test('a wrong password sends nothing, and a day has at most five mails', async () => {
  const { email } = await join();
  await signIn(email, { tried: 'another-password' });
  expect(await noticesTo(email)).toEqual([]);
  for (let times = 0; times < 7; times += 1) await signIn(email);
  expect(await noticesTo(email)).toHaveLength(5);
  clock.advance(86_400_001);
  await signIn(email);
  expect(await noticesTo(email)).toHaveLength(6);
});

test('a mail server that is away loses no notice', async () => {
  const { email } = await join();
  await sendMails();
  await signIn(email);
  mailServer.behave('is busy');
  await expect(sendMails()).rejects.toThrow('EENVELOPE');
  mailServer.behave('accepts');
  expect(await noticesTo(email)).toHaveLength(1);
  expect(await noticesTo(email)).toHaveLength(1);
});

const email = 'zawadi@example.com';
const [second, third] = ['chai na mandazi tamu', 'maziwa na asali'];
/** The tokens, the key and the codes that the responses have told. */
const held = { access: '', refresh: '', other: '', key: '', codes: [''] };

/** Sends a request, and keeps what later steps need of the response. */
async function send(url: string, payload: object, { access = held.access, method = 'POST', keeps = true } = {}) {
  const headers = {
    'user-agent': userAgent,
    'accept-language': 'sw',
    ...(access && { authorization: `Bearer ${access}` }),
  };
  const response = await inject({ method: method as 'POST', url: `/api/${url}`, payload, headers });
  const body = response.body === '' ? {} : response.json();
  const token = body.token ?? body;
  if (keeps && token.refresh) Object.assign(held, { access: token.access, refresh: token.refresh });
  if (body.key) held.key = body.key;
  if (body.recovery_codes) held.codes = body.recovery_codes;
  return `${response.statusCode} ${plain(JSON.stringify(body))}`;
}

/** Tokens, codes and ids are drawn. */
const plain = (text: string): string =>
  text
    .replaceAll(/"eyJ[^"]+"/g, '"(access)"')
    .replaceAll(/"[\w-]{32,}"|"otpauth:[^"]*"/g, '"(secret)"')
    .replaceAll(/"[\w-]+-[\w-]+"(?=[,\]])/g, (word) => (held.codes.includes(JSON.parse(word)) ? '"(code)"' : word))
    .replaceAll(/(?<=[:[,])\d{9,16}(?=[,}\]])/g, 'new');

const credentials = (tried: string, code?: string) => ({ email, password: tried, ...(code && { code }) });
const stepCode = () => codeAt(held.key, clock.now());
const signedOut = { access: '' };
const later = (seconds: number) => Promise.resolve(clock.advance(seconds * 1000));
const form = {
  full_name: 'Zawadi Njeri',
  email,
  password,
  birthday: '1997-04-05',
  gender: 'female',
  orientation: 'lesbian',
  orientation_visibility: 'matches',
  birthday_visibility: 'nobody',
};

/** The mail about it is sent after the response. */
async function signUpAgain(): Promise<string> {
  const mails = mailsTo(email).length;
  const told = await send('signup/', form, signedOut);
  await expect.poll(() => mailsTo(email).length).toBe(mails + 1);
  return told;
}

const steps: readonly Step[] = [
  ['a sign-up', () => send('signup/', form, signedOut)],
  ['its mail is sent', sendMails],
  ['the link is sent again', () => send('account/email/send/', {})],
  ['its mail is sent', sendMails],
  ['the address is confirmed', () => send('account/email/confirm/', { token: tokenTo(email) }, signedOut)],
  ['and only once', () => send('account/email/confirm/', { token: tokenTo(email) }, signedOut)],
  ['somebody signs up with the address again', signUpAgain],
  ['a sign-in with a wrong password', () => send('token/', credentials(second), signedOut)],
  ['a sign-in', () => send('token/', credentials(password), signedOut)],
  ['its mail is sent', sendMails],
  ['a refresh', async () => [(held.other = held.refresh), await send('token/refresh/', held, signedOut)].slice(1)],
  ['the token before it again', () => send('token/refresh/', { refresh: held.other }, signedOut)],
  ['a refresh with the newest', () => send('token/refresh/', held, signedOut)],
  ['the first token once more', () => send('token/refresh/', { refresh: held.other }, signedOut)],
  ['another sign-in', () => send('token/', credentials(password), signedOut)],
  ['a second step begins', () => send('account/second-step/', { password })],
  ['a wrong code', () => send('account/second-step/confirm/', { code: stepCode() === '000000' ? '1' : '000000' })],
  ['the right one', () => send('account/second-step/confirm/', { code: stepCode() })],
  ['a sign-in without a code', () => send('token/', credentials(password), signedOut)],
  ['half a minute passes', () => later(30)],
  ['one with it', () => send('token/', credentials(password, stepCode()), signedOut)],
  ['one with a recovery code', () => send('token/', credentials(password, held.codes[0]), signedOut)],
  ['half a minute passes', () => later(30)],
  ['new recovery codes', () => send('account/second-step/codes/', { password, code: stepCode() })],
  ['the second step ends', () => send('account/second-step/end/', { password, code: held.codes[1] })],
  ['the password changes', () => send('password/change/', { current: password, password: second })],
  ['a new one is asked for', () => send('password/reset/', { email }, signedOut)],
  ['and for nobody', () => send('password/reset/', { email: 'nobody@example.com' }, signedOut)],
  ['the mails are sent', sendMails],
  ['it is chosen', () => send('password/reset/confirm/', { token: tokenTo(email), password: third }, signedOut)],
  ['a sign-in with it', () => send('token/', credentials(third), signedOut)],
  ['another address', () => send('account/email/', { email: 'njeri@example.com', password: third })],
  ['its mail is sent', sendMails],
  ['it is confirmed', () => send('account/email/confirm/', { token: tokenTo('njeri@example.com') }, signedOut)],
  ['the old address is told', sendMails],
  [
    'its owner takes it back',
    () => send('account/email/undo/', { token: tokenTo(email), password: second }, signedOut),
  ],
  ['and signs in', () => send('token/', credentials(second), signedOut)],
  ['and once more', () => send('token/', credentials(second), signedOut)],
  ['the other sessions end', () => send('token/revoke/', { others: true })],
  ['a third time', () => send('token/', credentials(second), signedOut)],
  ['a session ends by its token', () => send('token/revoke/', { refresh: held.refresh })],
  ['a fourth time', () => send('token/', credentials(second), signedOut)],
  ['all sessions end', () => send('token/revoke/', { all: true })],
];

test('each step of an account has its result, its mails and its rows', async () => {
  clock.set('2026-03-01T06:00:00Z');
  await sendMails();
  const course = await tellCourse({ database, clock, events }, steps.map(withMails), tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-an-account.txt');
});

const tables =
  'users profiles member_settings consents sessions ended_sessions account_links account_mails reset_requests ' +
  'second_factors recovery_codes';

/** Tells the mails that a step sends beside its result. */
const withMails = ([words, step]: Step): Step => [
  words,
  async () => {
    const before = mailServer.received.length;
    const result = await step();
    const mails = mailServer.received.slice(before).map(({ to, source }) => `-> mail to ${to}: ${subjectOf(source)}`);
    return [...(result === undefined ? [] : [String(result)]), ...mails.toSorted()].join('\n');
  },
];

const subjectOf = (source: string): string => /^Subject: (.*)$/m.exec(readableMail(source))?.[1]?.trim() ?? '';
