import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import { demoPassword } from './data/sign-ins.ts';
import { demoPhotos, storePhoto } from './demo-photos.ts';
import { messageRows, notificationRows, pairRows } from './history-rows.ts';
import { insertReads } from './insert-reads.ts';
import { insertRows } from './insert-rows.ts';
import { memberRows } from './member-rows.ts';
import { insertVerifications, storeDocuments } from './store-documents.ts';

type SeedDependencies = Pick<AppDependencies, 'config' | 'database' | 'clock' | 'passwords' | 'photoStorage' | 'vault'>;

/** Fills an empty database with the demo people. A database with any member is left alone. */
export async function seedDemo(dependencies: SeedDependencies): Promise<void> {
  if (await hasMembers(dependencies)) return;
  const photos = await Promise.all(demoPhotos.map((photo) => storePhoto(dependencies, photo)));
  const verifications = await storeDocuments(dependencies);
  const passwordHash = await dependencies.passwords.hash(demoPassword, { lane: 'other', network: 'demo' });

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
    await insertRows(transaction, 'pairs', pairRows(now, dependencies.config.demoTeaches));
    await insertRows(transaction, 'messages', messageRows(now));
    await insertReads(transaction);
    await insertRows(transaction, 'notifications', notificationRows(now));
    await insertVerifications(transaction, verifications);
  });
}

async function hasMembers({ database }: SeedDependencies): Promise<boolean> {
  const { rows } = await database.pool.query('select from users limit 1');
  return rows.length > 0;
}
