import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import sharp from 'sharp';
import type { AppDependencies } from '../../server/src/app-dependencies.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import { makeDocumentKey } from '../../server/src/gateways/vault/document-vault.ts';
import type { DemoPendingVerification } from './data/demo-history.ts';
import { demoPeople } from './data/people.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPassword } from './data/sign-ins.ts';
import { demoId } from './demo-ids.ts';
import { messageRows, notificationRows, pairRows } from './history-rows.ts';
import { insertReads } from './insert-reads.ts';
import { insertRows } from './insert-rows.ts';
import { memberRows } from './member-rows.ts';
import { storePicture } from './photo-rows.ts';
import { demoPictures, demoPortraits, isRendered, picturesFolder } from './picture-files.ts';
import { preparePortraits } from './prepare-portraits.ts';
import { renderSpecimens } from './specimens/render-specimens.ts';

type SeedDependencies = Pick<AppDependencies, 'database' | 'clock' | 'passwords' | 'photoStorage' | 'vault'>;

/** Fills an empty database with the demo people. A database with any member is left alone. */
export async function seedDemo(dependencies: SeedDependencies): Promise<void> {
  if (await hasMembers(dependencies)) return;
  await preparePortraits();
  // The other pictures follow while the server runs, unless an earlier start has rendered all of them.
  const allRendered = demoPictures.every((picture) => isRendered(picturesFolder, picture));
  const photos = await Promise.all(
    (allRendered ? demoPictures : demoPortraits).map((picture) => storePicture(dependencies, picture)),
  );
  const documents = await Promise.all(demoPendingVerifications.map((pending) => storeDocuments(dependencies, pending)));
  const passwordHash = await dependencies.passwords.hash(demoPassword, 'demo');

  await inTransaction(dependencies.database, async (transaction) => {
    // When two processes start on an empty database, the second one finds it filled.
    await transaction.query('lock table users in exclusive mode');
    const { rows } = await transaction.query('select from users limit 1');
    if (rows.length > 0) return;
    const now = dependencies.clock.now();
    const { users, profiles } = memberRows(now, passwordHash);
    await insertRows(transaction, 'users', users);
    await insertRows(transaction, 'profiles', profiles);
    await insertRows(transaction, 'photos', photos);
    await insertRows(transaction, 'pairs', pairRows(now));
    await insertRows(transaction, 'messages', messageRows(now));
    await insertReads(transaction);
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

async function hasMembers({ database }: SeedDependencies): Promise<boolean> {
  const { rows } = await database.pool.query('select from users limit 1');
  return rows.length > 0;
}

/** Stores both pictures as WebP, as the image pipeline would. The card shows the day of seeding. */
async function storeDocuments(
  { vault, clock }: SeedDependencies,
  { person: key, minutesAgo }: DemoPendingVerification,
) {
  const person = demoPeople.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no demo person ${key}`);
  const { selfie, idDocument } = await renderSpecimens(person, nairobiDay(clock.now()));
  const store = async (jpeg: Buffer) => {
    const documentKey = makeDocumentKey();
    await vault.store(documentKey, await sharp(jpeg).webp({ quality: 85 }).toBuffer());
    return documentKey;
  };
  return {
    user_id: demoId(key),
    status: 'pending',
    selfie_key: await store(selfie),
    document_key: await store(idDocument),
    // As draw-selfie-with-id.ts draws it.
    pose: 'cheek_smile',
    consent: 1,
    minutesAgo,
  };
}
