import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { Secret } from '../../server/src/config/secret.ts';
import { eraseDueDocuments } from '../../server/src/features/trust/verifications/index.ts';
import { createLocalPhotoStorage } from '../../server/src/gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from '../../server/src/gateways/vault/local-document-vault.ts';
import { listFiles } from '../../server/src/testing/list-files.ts';
import { testConfig } from '../../server/src/testing/test-config.ts';
import { createTestClock } from '../../server/src/testing/test-clock.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import { demoConversations } from './data/conversations.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoId, demoPhotoKey } from './demo-ids.ts';
import { demoPhotos, demoPhotoSize } from './demo-photos.ts';
import { seedDemo } from './seed-demo.ts';

// On a busy machine 720 files take a while.
vi.setConfig({ testTimeout: 60_000 });

const { database } = await setUpTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-seed-demo-'));
const [media, documents] = [path.join(folder, 'media'), path.join(folder, 'vault')];
afterAll(() => rmSync(folder, { recursive: true }));
const clock = createTestClock();
const photoStorage = createLocalPhotoStorage(media);
const vault = createLocalDocumentVault(documents, new Secret('ab'.repeat(32)));
const passwords = { hash: async () => 'no hash', verify: async () => false, requireRoom: () => {} };
const config = testConfig(folder);
const dependencies = { config, database, clock, photoStorage, vault, passwords };

/** A selfie and an identity card of each. */
const documentCount = 2 * demoPendingVerifications.length;

test('everybody has two photos at once, in every width, and the next start leaves them as they are', async () => {
  await seedDemo(dependencies);
  const count = async () => {
    const { rows } = await database.pool.query<{ people: number; photos: number }>(
      'select count(distinct user_id)::int as people, count(*)::int as photos from photos',
    );
    return rows[0];
  };
  expect(await count()).toEqual({ people: 120, photos: demoPhotos.length });
  for (const index of [0, 1])
    for (const width of photoLimits.widths) {
      const bytes = await photoStorage.read(demoPhotoKey('amina', index), width);
      const expected = width === 160 ? 160 : demoPhotoSize.width;
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: expected });
    }
  await database.pool.query('delete from photos where user_id = $1 and position > 0', [demoId('amina')]);
  await seedDemo(dependencies);
  expect(await count()).toEqual({ people: 120, photos: demoPhotos.length - 1 });
});

test('a chat has as many unread messages as its data say', async () => {
  await seedDemo(dependencies);
  const { rows } = await database.pool.query<{ unread: number }>(
    `select count(*) filter (where not exists (
       select from conversation_reads read where (read.low_id, read.high_id) = (message.low_id, message.high_id)
         and read.reader_id <> message.sender_id and read.up_to >= message.id))::int as unread
     from messages message group by low_id, high_id`,
  );
  const told = demoConversations.map(({ unread }) => unread);
  expect(rows.map(({ unread }) => unread).toSorted()).toEqual(told.toSorted());
});

test('a seeding that is interrupted leaves no document beyond an hour, and the next one is complete', async () => {
  await database.pool.query('truncate users cascade');
  for (const file of listFiles(documents)) rmSync(file);
  const interrupted = { ...passwords, hash: () => Promise.reject(new Error('killed')) };
  await expect(seedDemo({ ...dependencies, passwords: interrupted })).rejects.toThrow('killed');
  expect(listFiles(documents)).toHaveLength(documentCount);
  await seedDemo(dependencies);
  clock.advance(60 * 60 * 1000);
  await eraseDueDocuments(dependencies);
  expect(listFiles(documents)).toHaveLength(documentCount);
  const { rows } = await database.pool.query<{ key: string }>(
    `select unnest(array[selfie_key, document_key]) as key from verifications where status = 'pending'`,
  );
  for (const { key } of rows) expect(await sharp((await vault.open(key)) ?? undefined).metadata()).toBeTruthy();
  expect((await database.pool.query('select from unheld_documents')).rowCount).toBe(0);
});
