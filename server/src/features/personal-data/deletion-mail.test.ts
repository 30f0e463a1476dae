import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readableMail } from '../../testing/receive-mails.ts';
import { deleteAccount } from './index.ts';

const mailServer = await startMailServer();
const { inject, buildAgain, database, dependencies } = await buildTestApp({
  publicUrl: 'https://mwanzo.example/',
  smtp: { url: new Secret(mailServer.url), from: 'Mwanzo <hello@mwanzo.example>' },
});
const password = 'ndefu-ya-kutosha';
let joined = 0;

async function join(headers: Record<string, string> = {}) {
  joined += 1;
  const email = `goer${joined}@example.com`;
  const payload = { full_name: 'Akinyi Odhiambo', email, password, birthday: '1995-01-01' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload, headers })).json();
  const isThere = async () => (await database.pool.query('select from users where id = $1', [user.id])).rowCount === 1;
  const leave = async (given = password, by = inject) => {
    const response = await by({
      method: 'DELETE',
      url: '/api/account/',
      headers: { authorization: `Bearer ${token.access}` },
      payload: { password: given },
    });
    return response.statusCode;
  };
  const mails = () => mailServer.received.filter(({ to }) => to === email).map(({ source }) => readableMail(source));
  return { email, id: Number(user.id), isThere, leave, mails };
}

/** The mail without what is drawn for it, and without its colours. */
const plain = (mail: string): string =>
  mail
    .replaceAll('\r', '')
    .replaceAll(/^(?:Date|Message-ID|Content-Type): .*\n(?:[ \t].*\n)*/gim, '')
    .replaceAll(/^--.*$/gm, '--')
    .replaceAll(/<style>[\s\S]*?<\/style>| style="[^"]*"/g, '')
    .replaceAll(/goer\d+/g, 'goer');

test('after a deletion the former address gets one mail, which says what stays and names nobody', async () => {
  const { email, isThere, leave, mails } = await join();
  expect(await leave('not-the-password')).toBe(403);
  expect(await leave()).toBe(204);
  expect(await isThere()).toBe(false);
  await expect.poll(mails).toHaveLength(1);
  const [mail = ''] = mails();
  expect(mail).toContain('Your Mwanzo account is deleted');
  await expect(plain(mail)).toMatchFileSnapshot('./in-words/deletion-mail.en.txt');
  expect(mail).toContain('https://mwanzo.example/support');
  expect(mail).not.toContain('Akinyi');
  expect(await leave()).toBe(401);
  // The mail of another deletion comes after all that this one could send.
  const other = await join();
  await other.leave();
  await expect.poll(other.mails).toHaveLength(1);
  expect(mails()).toHaveLength(1);
  expect((await database.pool.query('select from users where email = $1', [email])).rowCount).toBe(0);
});

test('a server that stops sends the mails of all deletions first', async () => {
  // The third one waits: two are sent at once.
  const people = [await join(), await join(), await join()];
  const app = await buildAgain();
  for (const { leave } of people) expect(await leave(password, app.inject.bind(app))).toBe(204);
  await app.close();
  expect(people.map(({ mails }) => mails().length)).toEqual([1, 1, 1]);
});

test('the mail is in the language of the account', async () => {
  const { leave, mails } = await join({ 'accept-language': 'sw' });
  await leave();
  await expect.poll(mails).toEqual([expect.stringContaining('Akaunti yako ya Mwanzo imefutwa')]);
  await expect(plain(mails()[0] ?? '')).toMatchFileSnapshot('./in-words/deletion-mail.sw.txt');
});

test('a mail server that refuses the mail does not stop the deletion', async () => {
  const { isThere, leave } = await join();
  mailServer.behave('refuses');
  expect(await leave()).toBe(204);
  expect(await isThere()).toBe(false);
  mailServer.behave('accepts');
});

test('of two deletions at once one sends a mail', async () => {
  const { id, email } = await join();
  const left = await Promise.all([deleteAccount(dependencies, id), deleteAccount(dependencies, id)]);
  expect(left.filter((address) => address !== null)).toEqual([{ email, language: 'en' }]);
});
