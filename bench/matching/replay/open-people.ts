import { openDatabase } from '../../../server/src/database/connect.ts';
import { findEmbedded } from '../../../server/src/embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../../../server/src/embedded-postgres/start-embedded.ts';
import { readPeople } from './read-people.ts';

/** The people of the database of DATABASE_URL or, if that is unset, of the embedded one in DATA_DIR (./data). */
export async function openPeople({ DATABASE_URL, DATA_DIR = './data' }: NodeJS.ProcessEnv) {
  await using started = new AsyncDisposableStack();
  const database = openDatabase({ url: DATABASE_URL ?? (await urlIn(DATA_DIR, started)), applicationName: 'replay' });
  started.defer(() => database.close());
  return await readPeople(database);
}

/** @throws Error if the folder has no database */
async function urlIn(dataDir: string, started: AsyncDisposableStack): Promise<string> {
  const found = await findEmbedded(dataDir);
  if (!found)
    throw new Error(`There is no database in ${dataDir}. Start Mwanzo once, or set DATABASE_URL or DATA_DIR.`);
  if (found.url !== null) return found.url;
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  started.defer(() => embedded.stop());
  return embedded.url;
}
