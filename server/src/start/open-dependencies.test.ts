import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { MailError } from '../gateways/mail/mailer.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { createArgon2PasswordHasher } from '../gateways/passwords/argon2-password-hasher.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import type { Tracing } from '../gateways/tracing/tracing.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { openDependencies } from './open-dependencies.ts';
import { makePng } from '../testing/images/make-images.ts';
import { testConfig } from '../testing/test-config.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { storeDocument } from '../testing/store-document.ts';

const { url } = await setUpTestDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-dependencies-'));
const config = testConfig(dataDir, { databaseConnections: 7 });
const span = { rename() {}, add() {}, fail() {}, end() {} };
const silentTracing: Tracing = {
  begin: () => span,
  within: (_, work) => work(),
  isInside: () => false,
  stop: async () => {},
};
let isStopping = false;
const dependencies = openDependencies(config, url, { isDraining: () => isStopping });
afterAll(async () => {
  await Promise.all([dependencies.database.close(), dependencies.images.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a server keeps its connections to the database that it was given, as many as its setting says', async () => {
  const { rows } = await dependencies.database.pool.query('select current_database() as name');
  expect(rows).toEqual([{ name: new URL(url).pathname.slice(1) }]);
  expect(dependencies.database.pool.options.max).toBe(7);
});

test('a server stores photos in DATA_DIR/media and documents in DATA_DIR/vault, sealed with VAULT_KEY', async () => {
  const photoKey = makePhotoKey();
  await dependencies.photoStorage.put(photoKey, [{ width: 160, bytes: Buffer.from('photo') }]);
  const photos = createLocalPhotoStorage(path.join(dataDir, 'media'));
  expect(await photos.read(photoKey, 160)).toEqual(Buffer.from('photo'));

  const documentKey = await storeDocument(dependencies.vault, Buffer.from('document'));
  const folder = path.join(dataDir, 'vault');
  expect(await createLocalDocumentVault(folder, config.vaultKey).open(documentKey)).toEqual(Buffer.from('document'));
  await expect(createLocalDocumentVault(folder, config.secretKey).open(documentKey)).rejects.toThrow();
});

test('a server refuses pictures over the limits of the contract, and files over 10 MB', async () => {
  const refusalOf = async (bytes: Uint8Array) => {
    const file = path.join(dataDir, crypto.randomUUID());
    writeFileSync(file, bytes);
    return dependencies.images.processPhoto(file).catch((error: { reason: string }) => error.reason);
  };
  expect(await refusalOf(new Uint8Array(photoLimits.bytesMax + 1))).toBe('too_large');
  expect(await refusalOf(makePng(5000, 10_001))).toBe('pixels');
});

test('a server hashes passwords at full cost, and lives by the real time', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  const expected = costOf(await createArgon2PasswordHasher().hash('karibu-mwanzo', { lane: 'other', network: 'here' }));
  expect(costOf(await dependencies.passwords.hash('karibu-mwanzo', { lane: 'other', network: 'here' }))).toEqual(
    expected,
  );
  expect(dependencies.clock).toBe(systemClock);
  expect(dependencies.config).toBe(config);
});

test('a server says that it is draining when its process does', () => {
  expect(dependencies.isDraining()).toBe(false);
  isStopping = true;
  expect(dependencies.isDraining()).toBe(true);
});

test('a server serves the built web app, or none when it is not built', () => {
  const built = path.resolve(import.meta.dirname, '../../../web/dist');
  expect(dependencies.webFolder).toBe(existsSync(path.join(built, 'app.html')) ? built : null);
});

test.each([null, silentTracing])(
  'a mail server that fails is an outage, with traces and without: %j',
  async (tracing) => {
    const mailer = { send: () => Promise.reject(new MailError('ECONNECTION')), close: () => {} };
    const opened = openDependencies(config, url, {
      isDraining: () => false,
      openSending: () => ({ mailer, pusher: null }),
      tracing,
    });
    onTestFinished(() => Promise.all([opened.database.close(), opened.images.close()]).then(() => undefined));
    const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari', html: '<p>Habari</p>' };
    await expect(opened.mailer?.send(mail)).rejects.toThrow('ECONNECTION');
    expect(opened.outages.current()).toEqual(['mail']);
  },
);

test('media of messages are sealed in DATA_DIR/message-media with VAULT_KEY', async () => {
  const key = makePhotoKey();
  await dependencies.mediaStorage.put(key, [{ name: 'note.webm', bytes: Buffer.from('voice') }]);
  const folder = path.join(dataDir, 'message-media');
  const read = async (secret: Secret) => createSealedMediaStorage(folder, secret).read(key, 'note.webm');
  expect(await read(config.vaultKey)).toEqual(Buffer.from('voice'));
  await expect(read(config.secretKey)).rejects.toThrow();
});

test('what is not set is not opened', () => {
  const { turn, metrics, tracing, screener, pusher, payments, checkout, rateCounts, mailer } = dependencies;
  expect([turn, metrics, tracing, screener, pusher, payments, checkout, rateCounts]).toEqual(Array(8).fill(null));
  // Mails are files in DATA_DIR.
  expect(mailer).not.toBeNull();
  expect(dependencies.outages.current()).toEqual([]);
});

test('what is set is opened, and what replaces a part is taken instead of it', async () => {
  const turn = { urls: ['turn:turn.example'], secret: config.secretKey };
  const set = { ...config, turn, metrics: { host: '127.0.0.1', port: 0 } };
  const clock = { now: () => new Date(0) };
  const [screener, passwords, pusher] = [{ close: async () => {} }, { hash: async () => '' }, { publicKey: 'key' }];
  const seen: unknown[] = [];
  const opened = openDependencies(set, url, {
    isDraining: () => false,
    clock,
    tracing: silentTracing,
    pretendMpesa: { mpesa: { ...mpesaOf('pretend') }, phonePort: 4000 },
    openPasswords: () => passwords as never,
    openScreener(given) {
      seen.push(given);
      return screener as never;
    },
    openSending(given) {
      seen.push(given);
      return { mailer: null, pusher: pusher as never };
    },
  });
  onTestFinished(() => Promise.all([opened.database.close(), opened.images.close()]).then(() => undefined));
  expect([seen[0] === set, seen[1] === set]).toEqual([true, true]);
  expect([opened.clock, opened.screener, opened.passwords, opened.pusher, opened.mailer, opened.tracing]).toEqual([
    clock,
    screener,
    passwords,
    pusher,
    null,
    silentTracing,
  ]);
  expect(opened.turn?.mint(7, new Date(9000)).urls).toEqual(['turn:turn.example']);
  expect(opened.metrics?.names()).toContain('mwanzo_http_request_seconds');
  expect(opened.checkout).toMatchObject({ kind: 'pretend', pretendPhonePort: 4000 });
  const other = openDependencies(set, url, { isDraining: () => false, turn: { ...turn, urls: ['turn:127.0.0.1'] } });
  onTestFinished(() => Promise.all([other.database.close(), other.images.close()]).then(() => undefined));
  expect(other.turn?.mint(7, new Date(9000)).urls).toEqual(['turn:127.0.0.1']);
});

function mpesaOf(name: string) {
  const secret = new Secret(name);
  const accounts = { shortcode: '600100', till: '600200', passkey: secret, initiator: null };
  return { url: 'http://127.0.0.1:1', consumerKey: secret, consumerSecret: secret, ...accounts };
}
