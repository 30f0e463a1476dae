import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { openReachableSending } from '../../testing/open-reachable-sending.ts';
import { startPushService } from '../../testing/push-service.ts';
import { testConfig } from '../../testing/test-config.ts';
import { MailError, type Mail } from '../mail/mailer.ts';
import { PushError } from '../push/pusher.ts';
import { openSending } from './open-sending.ts';

const mails = await startMailServer();
const pushes = await startPushService();
vi.stubEnv('PUSH_AUTHORITY', pushes.ca);
const dataDir = makeDataFolder();
const privateKey = makeVapidKey();
const vapid = { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' };
const smtp = { url: new Secret(mails.url), from: 'Mwanzo <hello@mwanzo.example>' };
const config = testConfig(dataDir, { vapid, smtp });
const endingWorker = new URL('./ending-worker.fixture.ts', import.meta.url);

const mailTo = (name: string): Mail => ({
  to: `${name}@example.com`,
  subject: 'Karibu',
  text: 'Habari\n',
  html: '<p>Habari</p>',
});
const push = { payload: '{"body":"Habari"}', topic: 'chat', ttlSeconds: 60 };
const target = (name = 'one') => ({ endpoint: pushes.endpoint(name), ...pushes.keys });
const mailsTo = (name: string) => mails.received.filter(({ to }) => to === mailTo(name).to);

/** The mailer and the pusher of a server with its own thread. */
function open(options?: Parameters<typeof openSending>[1]) {
  const { mailer, pusher } = options ? openSending(config, options) : openReachableSending(config);
  if (!mailer || !pusher) throw new Error('Nothing is sent');
  onTestFinished(() => mailer.close());
  return { mailer, pusher, failureOf: (mail: Mail) => mailer.send(mail).catch((error: unknown) => error) };
}

test('the thread sends mails and pushes, also at the same time', async () => {
  const { mailer, pusher } = open();
  pushes.answer(201);
  const sending = [mailer.send(mailTo('asha')), pusher.send(target(), push), mailer.send(mailTo('juma'))];
  expect(await Promise.all(sending)).toEqual([undefined, 'sent', undefined]);
  expect(['asha', 'juma'].map((name) => mailsTo(name).length)).toEqual([1, 1]);
  expect(pushes.received.map(({ shown }) => shown)).toEqual([{ body: 'Habari' }]);
  expect(pushes.received[0]?.headers.authorization).toContain(`k=${pusher.publicKey}`);
});

test('while a key is changed the thread pushes with the one with which a browser has subscribed', async () => {
  pushes.answer(201);
  const earlier = makeVapidKey();
  const changing = { ...vapid, privateKey: new Secret(privateKey, [earlier]) };
  const { pusher } = openReachableSending({ ...config, vapid: changing });
  onTestFinished(() => pusher?.close());
  for (const [name, vapidKey] of [
    ['early', publicVapidKey(earlier)],
    ['late', vapid.publicKey],
  ] as const) {
    pushes.bind(name, vapidKey);
    expect([name, await pusher?.send({ ...target(name), vapidKey }, push)]).toEqual([name, 'sent']);
    // Nor is it tried with the other one, which a service without such a check would take.
    await pusher?.send({ ...target(`any ${name}`), vapidKey }, push);
    expect(pushes.received.at(-1)?.headers.authorization).toContain(`k=${vapidKey}`);
  }
});

test('what became of a mail or a push is told as without a thread', async () => {
  const { pusher, failureOf } = open();
  const outcomes = [];
  for (const status of [410, 400, 429]) {
    pushes.answer(status, { 'retry-after': '30' });
    outcomes.push(await pusher.send(target(), push));
  }
  expect(outcomes).toEqual(['gone', 'refused', { retryAfterSeconds: 30 }]);
  pushes.answer(503);
  await expect(pusher.send(target(), push)).rejects.toEqual(new PushError('The push service responded with 503'));

  mails.behave('refuses');
  const refused = await failureOf(mailTo('asha'));
  mails.behave('is busy at the end');
  const late = await failureOf(mailTo('asha'));
  mails.behave('accepts');
  expect([refused, late].every((error) => error instanceof MailError)).toBe(true);
  expect([refused, late]).toMatchObject([
    { message: 'EENVELOPE RCPT TO 550', isFinal: true, wasHandedOver: false, wasAnswered: true },
    { isFinal: false, wasHandedOver: true, wasAnswered: true },
  ]);
});

test('a mail is handed over only after its handover is committed', async () => {
  const { mailer } = open();
  const handover = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const onHandover = () => (asked.resolve(), handover.promise);
  const sending = mailer.send(mailTo('first'), { onHandover });
  await asked.promise;
  // Another mail goes all its way meanwhile.
  await mailer.send(mailTo('second'), { onHandover: async () => {} });
  expect(mailsTo('first')).toEqual([]);
  handover.resolve();
  await sending;
  expect(mailsTo('first')).toHaveLength(1);

  const refuse = async () => Promise.reject(new Error('The database is away'));
  await expect(mailer.send(mailTo('never'), { onHandover: refuse })).rejects.toMatchObject({
    wasAnswered: false,
    message: 'ESTREAM API',
  });
  expect(mailsTo('never')).toEqual([]);
});

test('what is under way when the thread ends fails, and the next mail starts another thread', async () => {
  const { mailer, pusher, failureOf } = open({ worker: endingWorker });
  mails.behave('keeps silently');
  const received = mails.waitFor(mails.received.length + 1);
  const sending = failureOf(mailTo('cut'));
  await received;
  const ended = expect.objectContaining({
    message: 'The thread that sends mails and pushes has ended',
    cause: new Error('exit code 7'),
  });
  await expect(pusher.send(target(), push)).rejects.toEqual(ended);
  expect(await sending).toEqual(ended);
  mails.behave('accepts');
  await mailer.send(mailTo('later'));
  expect(mailsTo('later')).toHaveLength(1);
});

test('a thread that cannot start fails what it was asked for, and a later one sends', async () => {
  const [shortage, script] = [path.join(dataDir, 'shortage'), path.join(dataDir, 'failing.mjs')];
  writeFileSync(shortage, '');
  writeFileSync(
    script,
    `import { existsSync } from 'node:fs';
     if (existsSync(${JSON.stringify(shortage)})) throw new Error('a shortage');
     await import(${JSON.stringify(endingWorker.href)});`,
  );
  const { mailer, failureOf } = open({ worker: pathToFileURL(script) });
  const failures = await Promise.all(['one', 'two'].map((name) => failureOf(mailTo(name))));
  expect(failures).toEqual([0, 1].map(() => expect.objectContaining({ cause: new Error('a shortage') })));
  rmSync(shortage);
  await mailer.send(mailTo('recovered'));
  expect(mailsTo('recovered')).toHaveLength(1);
});

test('a thread without work ends by itself, and the next mail starts another one', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const ends: number[] = [];
  const follow = (thread: Worker) => void thread.once('exit', (code) => ends.push(code));
  process.on('worker', follow);
  onTestFinished(() => void process.off('worker', follow));
  const { mailer } = open({ idleMs: 0 });
  for (const [at, name] of ['before', 'after'].entries()) {
    await mailer.send(mailTo(name));
    await vi.waitUntil(() => ends.length === at + 1, { timeout: 20_000 });
  }
  expect(['before', 'after'].map((name) => mailsTo(name).length)).toEqual([1, 1]);
  expect(warned.mock.calls).toEqual([]);
});

test('a thread does not end over what is under way, however long that takes', async () => {
  // The mail server's own timers go on meanwhile.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { mailer } = open({ idleMs: 60_000 });
  await mailer.send(mailTo('quick'));
  const [asked, handover] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sending = mailer.send(mailTo('slow'), { onHandover: () => (asked.resolve(), handover.promise) });
  await asked.promise;
  vi.advanceTimersByTime(600_000);
  handover.resolve();
  await sending;
  expect(mailsTo('slow')).toHaveLength(1);
});

test('closing ends the thread and what is under way, and nothing is sent any more', async () => {
  const { mailer, pusher, failureOf } = open();
  mails.behave('keeps silently');
  const received = mails.waitFor(mails.received.length + 1);
  const sending = failureOf(mailTo('late'));
  await received;
  await mailer.close();
  expect(await sending).toBeInstanceOf(Error);
  mails.behave('accepts');
  await expect(pusher.send(target(), push)).rejects.toThrow('no longer');
  await expect(mailer.send(mailTo('late'))).rejects.toThrow('no longer');
  expect(mailsTo('late')).toHaveLength(1);
});

test('a server sends no push without VAPID keys, and in production no mail without a mail server', () => {
  const kindsOf = (changes: Parameters<typeof testConfig>[1]) => {
    const { mailer, pusher } = openSending(testConfig(dataDir, { smtp: null, vapid: null, ...changes }));
    return [mailer !== null, pusher !== null];
  };
  expect(kindsOf({ production: true })).toEqual([false, false]);
  expect(kindsOf({ production: true, smtp, vapid })).toEqual([true, true]);
  expect(kindsOf({ production: false })).toEqual([true, false]);
});

test('pushes of a server reach no address inside', async () => {
  const { mailer, pusher } = openSending(config);
  onTestFinished(() => mailer?.close());
  const before = pushes.received.length;
  expect([pusher?.mayPushTo(target().endpoint), pusher?.mayPushTo('https://push.example/1')]).toEqual([false, true]);
  expect(await pusher?.send(target(), push)).toBe('refused');
  expect(pushes.received.length).toBe(before);
});

test('without a mail server, the thread of a developer writes mails to files', async () => {
  const { mailer } = openSending(testConfig(dataDir, { smtp: null, vapid: null }));
  onTestFinished(() => mailer?.close());
  const asked = vi.fn(async () => {});
  await mailer?.send(mailTo('asha'), { onHandover: asked });
  expect(asked).toHaveBeenCalledOnce();
  expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(1);
});
