import { expect, test } from 'vitest';
import { openRecoveryWorld, password } from './recovery-world.fixture.ts';

const { inject, join, sendMails, mailsTo, mailServer, clock } = await openRecoveryWorld();
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
