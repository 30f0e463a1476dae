import path from 'node:path';
import { readEnv } from '../config/read-env.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { OperatorError } from './operator-terminal.ts';

/** Reads no other variables: a command does not need all the settings that a server in production must have. */
function readPlaces() {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return readEnv({ DATABASE_URL, DATA_DIR });
}

/** The folder DATA_DIR as a whole path. */
export const dataDirOf = (): string => path.resolve(readPlaces().DATA_DIR);

/** The database of DATABASE_URL, or the embedded one, which is started unless it runs. */
export async function openDatabaseUrl(started: AsyncDisposableStack): Promise<string> {
  const { DATABASE_URL } = readPlaces();
  if (DATABASE_URL !== undefined) return DATABASE_URL;
  const dataDir = dataDirOf();
  const found = await findEmbedded(dataDir);
  if (found === null)
    throw new OperatorError(
      `There is no database in ${dataDir} yet. Start Mwanzo once, or set DATABASE_URL or DATA_DIR.`,
      1,
    );
  if (found.url !== null) return found.url;
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  started.defer(() => embedded.stop());
  return embedded.url;
}
