import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../../config/vapid-keys.ts';
import { openSending } from '../../../gateways/sending/open-sending.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { collectMails } from './collect-mails.ts';
import { sendNoticeMail } from './send-notice-mail.ts';

const server = await startMailServer();
const privateKey = makeVapidKey();
const testApp = await buildTestApp({
  smtp: { url: new Secret(server.url), from: 'Mwanzo <hello@mwanzo.example>' },
  vapid: { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' },
});
const { database, clock, config } = testApp;

test('a mail whose thread ends is sent by the next thread, or twice at most if the mail server had it', async () => {
  const worker = new URL('../../../gateways/sending/ending-worker.fixture.ts', import.meta.url);
  const { mailer, pusher } = openSending(config, { worker });
  if (!mailer) throw new Error('No mail is sent');
  onTestFinished(() => mailer.close());
  const dependencies = { database, clock, mailer, siteUrl: 'https://mwanzo.example', linkKey: config.linkKey };
  const send = (id: number) => sendNoticeMail(dependencies, id);
  /** The thread of this test ends when it is asked for a push. */
  const endThread = async () => {
    const push = { payload: '{}', topic: 'end', ttlSeconds: 60 };
    await pusher?.send({ endpoint: 'https://push.example/1', p256dh: '', auth: '' }, push).catch(() => {});
  };
  const members = [await createMember(testApp), await createMember(testApp)];
  for (const { id } of members)
    await database.pool.query(`insert into notifications (user_id, kind, created_at) values ($1, 'verification', $2)`, [
      id,
      new Date(clock.now().getTime() - 24 * 60 * 60 * 1000),
    ]);
  const mails = await collectMails(dependencies);
  expect(mails).toHaveLength(2);
  const states = async () =>
    (await database.pool.query('select outcome, handovers from notice_mails order by id')).rows as unknown[];

  const [early = 0, late = 0] = mails;
  server.behave('is silent');
  const asked = server.nextRecipient();
  const waiting = send(early);
  await asked;
  await Promise.all([endThread(), expect(waiting).rejects.toThrow('has ended')]);
  server.behave('keeps silently');
  const kept = send(late);
  await server.waitFor(1);
  await Promise.all([endThread(), expect(kept).rejects.toThrow('has ended')]);
  expect(await states()).toEqual([0, 1].map((handovers) => ({ outcome: null, handovers })));

  server.behave('accepts');
  expect(await collectMails(dependencies)).toEqual(mails);
  for (const id of mails) await send(id);
  expect(await states()).toEqual([1, 2].map((handovers) => ({ outcome: 'sent', handovers })));
  const timesTo = ({ id }: { id: number }) => server.received.filter(({ to }) => to.startsWith(`member-${id}@`)).length;
  expect(members.map(timesTo).toSorted()).toEqual([1, 2]);
});
