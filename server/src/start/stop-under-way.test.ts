import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../gateways/random-id.ts';
import { createDueServer, startMpesa } from '../jobs/due-server.fixture.ts';
import * as due from '../jobs/due-work.fixture.ts';
import { startPushService } from '../testing/push-service.ts';
import { receiveMails } from '../testing/receive-mails.ts';

vi.setConfig({ testTimeout: 90_000 });

const pushes = await startPushService();

/** The gates that everything outside the server waits at, by their names. */
function createGate() {
  const waiting: string[] = [];
  const gates = new Map<string, ReturnType<typeof Promise.withResolvers<void>>>();
  const gateOf = (what: string) => {
    const gate = gates.get(what) ?? Promise.withResolvers<void>();
    gates.set(what, gate);
    return gate;
  };
  return {
    waiting,
    wait(what: string): Promise<void> {
      waiting.push(what);
      return gateOf(what).promise;
    },
    open: (what: string) => gateOf(what).resolve(),
  };
}

/** Begins a sign-up whose body arrives in two parts. */
function beginSignUp(address: string, email: string) {
  const person = { full_name: 'Asha', email, password: 'karibu-mwanzo', birthday: '1996-05-05' };
  const body = JSON.stringify(person);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sending = request(`${address}/api/signup/`, { method: 'POST', headers, agent: false });
  sending.write(body.slice(0, 20));
  return async (): Promise<number | undefined> => {
    const responded = once(sending, 'response');
    sending.end(body.slice(20));
    const [response] = await responded;
    response.resume();
    return response.statusCode;
  };
}

test.each(['push', 'photo'] as const)('SIGTERM amid work of each kind waits for all, to the last %s', async (last) => {
  const gate = createGate();
  const mailedTo: string[] = [];
  const mails = await receiveMails({
    onMail(mail, answer) {
      mailedTo.push(mail.to);
      void gate.wait('mail').then(() => answer());
    },
  });
  onTestFinished(mails.stop);
  const { world, start } = await createDueServer({
    mails: { url: mails.url, sentTo: () => mailedTo },
    pushes,
    mpesa: await startMpesa(gate.wait),
  });

  const member = await due.join(world);
  const { id: user_id } = member;
  // The hourly jobs read this photo, which has no end until the test writes one.
  const [photo_id, storage_key] = [randomId(), makePhotoKey()];
  const photoFile = path.join(world.dataDir, 'media', storage_key.slice(0, 2), storage_key, '1080.webp');
  mkdirSync(path.dirname(photoFile), { recursive: true });
  execFileSync('mkfifo', [photoFile]);
  const photo = { id: photo_id, user_id, position: 0, storage_key, width: 1080, height: 1080, thumbhash: '' };
  await due.insert(world, 'photos', { ...photo, created_at: new Date() });

  const [pushed, match] = await due.joinMatch(world);
  await due.subscribe(world, pushed);
  await due.notify(world, pushed, match, new Date());
  const [tag, answerPush] = [`chat-${match.id}`, pushes.hold()];
  onTestFinished(answerPush);

  const { server, address } = await start();
  const newcomer = 'asha@mwanzo.test';
  const finishSignUp = beginSignUp(address, newcomer);
  const buyer = await due.join(world);
  const order = { product: 'day', phone: '0712345678', client_key: randomUUID(), remember: false };
  const asked = await due.send(address, 'POST /api/password/reset/', 'none', { email: due.addressOf(member) });
  expect(asked.ok).toBe(true);
  const ordering = due.send(address, 'POST /api/payments/orders/', buyer.token, order);
  await expect.poll(() => gate.waiting.toSorted(), { timeout: 20_000 }).toEqual(['mail', 'prompt']);
  // Opening it for writing fails until somebody reads it.
  const openPhoto = () => open(photoFile, constants.O_WRONLY | constants.O_NONBLOCK);
  const photoEnd = await vi.waitFor(openPhoto, { timeout: 20_000 });
  await expect.poll(world.pushedTags, { timeout: 20_000 }).toContain(tag);
  // It comes last, because a query has 10 seconds.
  const { id: debtor } = await due.join(world);
  const prompted = { checkout_request_id: `checkout-${debtor}`, prompted_at: due.hoursAgo(1) };
  const unconfirmed = { user_id: debtor, state: 'unconfirmed', ...prompted, created_at: due.hoursAgo(1) };
  const code = await due.order(world, { ...unconfirmed, next_query_at: new Date() });
  await expect.poll(() => gate.waiting, { timeout: 20_000 }).toContain('query');

  server.signal('SIGTERM');
  // After a while it accepts no connections at all.
  const readiness = () =>
    fetch(`${address}/health/ready`).then(
      ({ status }) => status,
      () => 503,
    );
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
  const signedUp = await finishSignUp();
  for (const what of ['prompt', 'query']) gate.open(what);
  expect((await ordering).status).toBe(200);
  const finishing = {
    mail: async () => gate.open('mail'),
    push: async () => answerPush(),
    photo: async () => {
      await photoEnd.write('a damaged photo');
      await photoEnd.close();
    },
  };
  const { [last]: finishLast, ...others } = finishing;
  for (const finish of Object.values(others)) await finish();
  const isListening = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
  // No request is open any more. A process that did not wait for the last job would end within this time.
  const ended = server.exitCode();
  expect(await Promise.race([ended, wait(1000, 'waiting')])).toBe('waiting');
  await finishLast();
  expect(await ended).toBe(0);

  const find = (table: string, where: string, value: unknown) => due.has(world, table, where, value);
  expect({
    signedUp,
    // The new member's mail may be left to the next start.
    mail: [
      mailedTo.filter((to) => to !== newcomer),
      await find('account_mails', `outcome = 'sent' and user_id = $1`, user_id),
    ],
    prompt: await find('payment_orders', `checkout_request_id = 'prompted' and user_id = $1`, buyer.id),
    push: [
      world.pushedTags().filter((each) => each === tag).length,
      await find('push_subscriptions', 'told_batch > 0 and user_id = $1', pushed.id),
    ],
    query: await find('payment_orders', `state = 'failed' and code = $1`, code),
    hourly: await find('photo_looks', 'photo_id = $1', photo_id),
  }).toEqual({
    signedUp: 201,
    mail: [[due.addressOf(member)], true],
    prompt: true,
    push: [1, true],
    query: true,
    hourly: true,
  });
  const { rows } = await world.database.pool.query(
    `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'mwanzo%' and application_name not like 'mwanzo-test%'`,
  );
  const locks = await world.database.pool.query(
    `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  expect([rows, locks.rowCount]).toEqual([[], 0]);
  expect(server.output()).not.toContain('could not');
});
