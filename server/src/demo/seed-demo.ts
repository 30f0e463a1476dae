import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import sharp from 'sharp';
import type { AppParts } from '../app.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { DemoPendingVerification } from './data/demo-history.ts';
import { DEMO_PEOPLE } from './data/people.ts';
import { DEMO_PENDING_VERIFICATIONS } from './data/pending-verifications.ts';
import { DEMO_PASSWORD } from './data/sign-ins.ts';
import { demoId, demoPhotoKey } from './demo-ids.ts';
import { portraitSize, portraitsFolder, preparePortraits } from './prepare-portraits.ts';
import { messageRows, notificationRows, pairRows } from './history-rows.ts';
import { memberRows } from './member-rows.ts';
import { renderSpecimens } from './specimens/render-specimens.ts';

type SeedParts = Pick<AppParts, 'database' | 'clock' | 'passwords' | 'photoStorage' | 'vault'>;

/** Fills an empty database with the demo people; one that holds anybody is left alone. */
export async function seedDemo(parts: SeedParts): Promise<void> {
  if (await hasMembers(parts)) return;
  await preparePortraits();
  await Promise.all(DEMO_PEOPLE.map(({ key }) => storePortrait(parts, key)));
  const documents = await Promise.all(DEMO_PENDING_VERIFICATIONS.map((pending) => storeDocuments(parts, pending)));
  const passwordHash = await parts.passwords.hash(DEMO_PASSWORD);
  const photos = await Promise.all(DEMO_PEOPLE.map(({ key }) => photoRow(key)));

  await inTransaction(parts.database, async (transaction) => {
    // Two processes may start on one empty database: the second finds it filled.
    await transaction.query('lock table users in exclusive mode');
    const { rows } = await transaction.query('select from users limit 1');
    if (rows.length > 0) return;
    const now = parts.clock.now();
    const { users, profiles } = memberRows(now, passwordHash);
    await insertRows(transaction, 'users', users);
    await insertRows(transaction, 'profiles', profiles);
    await insertRows(
      transaction,
      'photos',
      photos.map((photo) => ({ ...photo, created_at: now })),
    );
    await insertRows(transaction, 'pairs', pairRows(now));
    await insertRows(transaction, 'messages', messageRows(now));
    await insertRows(transaction, 'notifications', notificationRows(now));
    await insertRows(
      transaction,
      'verifications',
      documents.map(({ minutesAgo, ...row }) => ({
        ...row,
        submitted_at: new Date(now.getTime() - minutesAgo * 60_000),
      })),
    );
  });
}

async function hasMembers({ database }: SeedParts): Promise<boolean> {
  const { rows } = await database.pool.query('select from users limit 1');
  return rows.length > 0;
}

/** Table and column names are ours, from this folder; the values travel as one JSON parameter. */
async function insertRows(transaction: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function storePortrait({ photoStorage }: SeedParts, key: string): Promise<void> {
  const read = (width: 160 | 480 | 1080) =>
    readFile(path.join(portraitsFolder, `${key}-${width}.webp`)).then((bytes) => ({ width, bytes }));
  // A seeding that was cut short has left files of the same name.
  await photoStorage.remove(demoPhotoKey(key));
  await photoStorage.put(demoPhotoKey(key), await Promise.all([read(160), read(480), read(1080)]));
}

async function photoRow(key: string) {
  const thumbhash = await readFile(path.join(portraitsFolder, `${key}.thumbhash`), 'utf8');
  return {
    id: demoId(`${key} photo`),
    user_id: demoId(key),
    position: 0,
    storage_key: demoPhotoKey(key),
    ...portraitSize,
    thumbhash,
  };
}

/** Through the image pipeline's format, WebP; the specimen shows the day of seeding. */
async function storeDocuments({ vault, clock }: SeedParts, { person: key, minutesAgo }: DemoPendingVerification) {
  const person = DEMO_PEOPLE.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no demo person ${key}`);
  const { selfie, idDocument } = await renderSpecimens(person, nairobiDay(clock.now()));
  const store = async (jpeg: Buffer) => vault.store(await sharp(jpeg).webp({ quality: 85 }).toBuffer());
  return {
    user_id: demoId(key),
    status: 'pending',
    selfie_key: await store(selfie),
    document_key: await store(idDocument),
    minutesAgo,
  };
}
