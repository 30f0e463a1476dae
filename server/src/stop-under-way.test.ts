import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from './config/secret.ts';
import { systemClock } from './gateways/clock.ts';
import { createLocalPhotoStorage } from './gateways/photo-storage/local-photo-storage.ts';
import { makePhotoKey } from './gateways/photo-storage/photo-storage.ts';
import { randomId } from './gateways/random-id.ts';
import { createLocalDocumentVault } from './gateways/vault/local-document-vault.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import * as due from './jobs/due-work.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { receiveMails } from './testing/receive-mails.ts';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

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

/** M-Pesa, which accepts prompts behind the gate. */
async function startDaraja(gate: ReturnType<typeof createGate>): Promise<Record<string, string>> {
  const server = createServer(async (asked, response) => {
    const body = await text(asked);
    if (body !== '') await gate.wait('prompt');
    const ids = { MerchantRequestID: 'prompted', CheckoutRequestID: 'prompted' };
    const said = { access_token: 'a', expires_in: '3599', ...ids, ResponseCode: '0' };
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

test.each(['mail', 'photo'])('SIGTERM with work of each kind under way waits for all, to the last %s', async (last) => {
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
  const [secretKey, vaultKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const dataDir = makeDataDir();
  const world: due.DueWorld = {
    database,
    dataDir,
    vault: createLocalDocumentVault(path.join(dataDir, 'vault'), new Secret(vaultKey)),
    photoStorage: createLocalPhotoStorage(path.join(dataDir, 'media')),
    tokens: createAccessTokens(new Secret(secretKey), systemClock),
    mailedTo: () => mailedTo,
    pushedTags: () => [],
    pushTarget: { endpoint: '', p256dh: '', auth: '' },
  };

  const member = await due.join(world);
  const { id: user_id } = member;
  // The hourly jobs read this photo, which has no end until the test writes one.
  const [photo_id, storage_key] = [randomId(), makePhotoKey()];
  const photoFile = path.join(dataDir, 'media', storage_key.slice(0, 2), storage_key, '1080.webp');
  mkdirSync(path.dirname(photoFile), { recursive: true });
  execFileSync('mkfifo', [photoFile]);
  const photo = { id: photo_id, user_id, position: 0, storage_key, width: 1080, height: 1080, thumbhash: '' };
  await due.insert(world, 'photos', { ...photo, created_at: new Date() });

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
    ...(await startDaraja(gate)),
  });
  await server.address();
  const address = `http://127.0.0.1:${port}`;
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

  server.signal('SIGTERM');
  // After a while it accepts no connections at all.
  const readiness = () =>
    fetch(`${address}/health/ready`).then(
      ({ status }) => status,
      () => 503,
    );
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
  const signedUp = await finishSignUp();
  gate.open('prompt');
  expect((await ordering).status).toBe(200);
  const finishing = {
    mail: async () => gate.open('mail'),
    photo: async () => {
      await photoEnd.write('a damaged photo');
      await photoEnd.close();
    },
  };
  const [first, second] = last === 'mail' ? [finishing.photo, finishing.mail] : [finishing.mail, finishing.photo];
  await first();
  const isListening = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
  // No request is open any more. A process that did not wait for the last job would end within this time.
  const ended = server.exitCode();
  expect(await Promise.race([ended, wait(1000, 'waiting')])).toBe('waiting');
  await second();
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
    hourly: await find('photo_looks', 'photo_id = $1', photo_id),
  }).toEqual({
    signedUp: 201,
    mail: [[due.addressOf(member)], true],
    prompt: true,
    hourly: true,
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
