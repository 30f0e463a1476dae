import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from './config/secret.ts';
import { systemClock } from './gateways/clock.ts';
import { createLocalPhotoStorage } from './gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from './gateways/vault/local-document-vault.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import * as due from './jobs/due-work.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { startPushService } from './testing/push-service.ts';
import { receiveMails } from './testing/receive-mails.ts';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

const pushes = await startPushService();

/** A gate that everything outside the server waits at. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting: string[] = [];
  return { waiting, wait: (what: string) => (waiting.push(what), promise), open: resolve };
}

/** M-Pesa, which says behind the gate that a member has cancelled. */
async function startDaraja(gate: ReturnType<typeof createGate>): Promise<Record<string, string>> {
  const server = createServer(async (asked, response) => {
    const body = await text(asked);
    const { CheckoutRequestID } = body === '' ? {} : JSON.parse(body);
    if (body !== '') await gate.wait(CheckoutRequestID ? 'query' : 'prompt');
    const ids = { MerchantRequestID: 'prompted', CheckoutRequestID: CheckoutRequestID ?? 'prompted' };
    const said = { access_token: 'a', expires_in: '3599', ...ids, ResponseCode: '0', ResultCode: '1032' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    MPESA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MPESA_CONSUMER_KEY: 'key',
    MPESA_CONSUMER_SECRET: 'secret',
    MPESA_SHORTCODE: '600100',
    MPESA_TILL: '600200',
    MPESA_PASSKEY: 'passkey',
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

test('SIGTERM while work of each kind is under way loses none of it, and leaves no lock', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const gate = createGate();
  const mailedTo: string[] = [];
  const mails = await receiveMails({
    onMail(mail, answer) {
      mailedTo.push(mail.to);
      void gate.wait('mail').then(() => answer());
    },
  });
  onTestFinished(mails.stop);
  const releasePushes = pushes.hold();
  const [secretKey, vaultKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const dataDir = makeDataDir();
  const world: due.DueWorld = {
    database,
    dataDir,
    vault: createLocalDocumentVault(path.join(dataDir, 'vault'), new Secret(vaultKey)),
    photoStorage: createLocalPhotoStorage(path.join(dataDir, 'media')),
    tokens: createAccessTokens(new Secret(secretKey), systemClock),
    mailedTo: () => mailedTo,
    pushedTags: () => pushes.received.map(({ shown }) => String(shown['tag'])),
    pushTarget: { endpoint: pushes.endpoint(''), ...pushes.keys },
  };

  const [member, partner] = await due.joinMatch(world);
  const { id: user_id } = member;
  const mail = { user_id, kind: 'password', email: due.addressOf(member), created_at: new Date() };
  await due.insert(world, 'account_mails', mail);
  await due.subscribe(world, member);
  await due.notify(world, member, partner, new Date());
  const prompted = { checkout_request_id: 'checkout', prompted_at: due.hoursAgo(1), created_at: due.hoursAgo(1) };
  const code = await due.order(world, { user_id, state: 'unconfirmed', ...prompted, next_query_at: new Date() });
  // The hourly jobs wait for a row that somebody else has locked, and then still have others to do.
  const subject = randomBytes(32);
  await due.insert(world, 'account_tries', { subject, began_at: due.daysAgo(1), tries: 1 });
  await due.insert(world, 'daily_usage', { user_id, day: due.daysAgo(10) });
  const holder = new Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; select from account_tries for update');

  const port = String(await freePort());
  const server = startProcess('server/src/jobs/reachable-server.fixture.ts', {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    PORT: port,
    SECRET_KEY: secretKey,
    VAULT_KEY: vaultKey,
    PUBLIC_URL: 'https://mwanzo.example',
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@mwanzo.example',
    PUSH_AUTHORITY: pushes.ca,
    ...(await startDaraja(gate)),
  });
  await server.address();
  const address = `http://127.0.0.1:${port}`;
  const newcomer = 'asha@mwanzo.test';
  const finishSignUp = beginSignUp(address, newcomer);
  const isHeldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const buyer = await due.join(world);
  const order = { product: 'day', phone: '0712345678', client_key: randomUUID(), remember: false };
  expect((await due.send(address, 'POST /api/payments/orders/', buyer.token, order)).status).toBe(200);
  const underWay = ['mail', 'prompt', 'query'];
  await expect.poll(() => gate.waiting.toSorted(), { timeout: 20_000 }).toEqual(underWay);
  await expect.poll(world.pushedTags, { timeout: 20_000 }).toHaveLength(1);
  await expect.poll(async () => (await database.pool.query(isHeldUp)).rowCount, { timeout: 20_000 }).toBe(1);

  server.signal('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(503);
  const signedUp = await finishSignUp();
  gate.open();
  releasePushes();
  await holder.query('rollback');
  expect(await server.exitCode()).toBe(0);

  const find = (table: string, where: string, value: unknown) => due.has(world, table, where, value);
  expect({
    signedUp,
    // The new member's mail may be left to the next start.
    mail: [
      mailedTo.filter((to) => to !== newcomer),
      await find('account_mails', `outcome = 'sent' and user_id = $1`, user_id),
    ],
    push: [world.pushedTags(), await find('push_subscriptions', 'news_batch is null and user_id = $1', user_id)],
    query: await find('payment_orders', `state = 'failed' and code = $1`, code),
    prompt: await find('payment_orders', `checkout_request_id = 'prompted' and user_id = $1`, buyer.id),
    hourly: [await find('account_tries', 'subject = $1', subject), await find('daily_usage', 'user_id = $1', user_id)],
  }).toEqual({
    signedUp: 201,
    mail: [[due.addressOf(member)], true],
    push: [[`chat-${partner.id}`], true],
    query: true,
    prompt: true,
    hourly: [false, false],
  });
  const { rows } = await database.pool.query(
    `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'mwanzo%' and application_name not like 'mwanzo-test%'`,
  );
  const locks = await database.pool.query(
    `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  expect([rows, locks.rowCount]).toEqual([[], 0]);
  expect(server.output()).not.toContain('could not');
});
