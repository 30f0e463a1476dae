import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { MailError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = 'Mwanzo <hello@mwanzo.example>';
const mail = { to: 'amina@example.com', subject: 'Karibu Wanjirũ', text: 'Habari\n', html: '<p>Habari</p>' };
const brief = { connectMs: 300, silenceMs: 300 };
const mailerTo = (url: string) => createSmtpMailer({ url: new Secret(url), from }, brief);

test('a mail arrives whole at its one address, and asks machines not to answer', async () => {
  const server = await startMailServer();
  await mailerTo(server.url).send(mail);
  const [received] = await server.waitFor(1);
  expect(received?.to).toBe(mail.to);
  const source = received?.source ?? '';
  expect(source).toContain(`From: ${from}`);
  expect(source).toContain('To: amina@example.com');
  expect(source).toContain('Subject: =?UTF-8?');
  expect(source).toContain('Auto-Submitted: auto-generated');
  // Exchange ignores the line above, and reads this one.
  expect(source).toContain('X-Auto-Response-Suppress: All');
  expect(source).toContain('Habari');
  expect(source).toContain('<p>Habari</p>');
});

test('a line break in a subject or an address adds no header and no recipient', async () => {
  const server = await startMailServer();
  await mailerTo(server.url)
    .send({ ...mail, subject: 'One\r\nBcc: eve@example.com', to: 'amina@example.com\r\nBcc: eve@example.com' })
    .catch(() => {});
  await mailerTo(server.url).send(mail);
  const received = await server.waitFor(1);
  expect(received.some(({ source }) => /^Bcc:/m.test(source))).toBe(false);
  expect(received.some(({ to }) => to.includes('eve'))).toBe(false);
});

test.each(['refuses', 'is silent'] as const)(
  'a mail server that %s fails the mail with an error that names no address',
  async (behaviour) => {
    const server = await startMailServer();
    server.behave(behaviour);
    const failure = await mailerTo(server.url)
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailError);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('amina');
    server.behave('accepts');
    await mailerTo(server.url).send(mail);
    expect(server.received).toHaveLength(1);
  },
);

test.each([
  ['refuses', { isFinal: true, wasHandedOver: false, wasAnswered: true }],
  // The next mail from us may be accepted, and this one has not been looked at.
  ['refuses the sender', { isFinal: false, wasHandedOver: false, wasAnswered: true }],
  ['is busy', { isFinal: false, wasHandedOver: false, wasAnswered: true }],
  ['is silent', { isFinal: false, wasHandedOver: false, wasAnswered: false }],
  ['refuses at the end', { isFinal: true, wasHandedOver: true, wasAnswered: true }],
  ['is busy at the end', { isFinal: false, wasHandedOver: true, wasAnswered: true }],
  ['keeps silently', { isFinal: false, wasHandedOver: true, wasAnswered: false }],
] as const)('a failure says what is known of a mail: a server that %s', async (behaviour, known) => {
  const server = await startMailServer();
  server.behave(behaviour);
  const failure = await mailerTo(server.url)
    .send(mail)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject(known);
});

test('the end of a mail is sent only after its handover, and never if that fails', async () => {
  const server = await startMailServer();
  const mailer = mailerTo(server.url);
  const arrived: number[] = [];
  const onHandover = async () => {
    await wait(150);
    arrived.push(server.received.length);
  };
  await mailer.send(mail, { onHandover });
  expect([arrived, server.received.length]).toEqual([[0], 1]);
  const failing = mailer.send(mail, { onHandover: () => Promise.reject(new Error('ended')) });
  await expect(failing).rejects.toBeInstanceOf(MailError);
  expect(server.received).toHaveLength(1);
});

test('a server that refuses everybody has not refused this mail for good', async () => {
  const server = createServer((socket) => void socket.end('554 Nobody is served\r\n')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const failure = await mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
    .send(mail)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ isFinal: false, wasHandedOver: false, wasAnswered: true });
});

test('a mail that can be unsubscribed from says so in the two headers of one click', async () => {
  const server = await startMailServer();
  await mailerTo(server.url).send({ ...mail, unsubscribe: 'https://mwanzo.example/stop' });
  const [{ source = '' } = {}] = await server.waitFor(1);
  expect(source).toContain('List-Unsubscribe: <https://mwanzo.example/stop>');
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail server that is down fails the mail', async () => {
  const server = await startMailServer();
  await server.stop();
  await expect(mailerTo(server.url).send(mail)).rejects.toThrow(MailError);
});
