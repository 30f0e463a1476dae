import { logFailure } from '../device/log-failure.ts';
import { unsentDatabaseName } from '../device/member-storage.ts';
import { isSignedIn } from '../device/offline-copy/offline-copy.ts';
import { databaseCalled, type OfflineDatabase } from '../device/offline-copy/offline-database.ts';
import { seal, unseal, type Sealed } from '../device/offline-copy/sealed.ts';

/** All files together take at most this much, in bytes. */
const bytesMax = 30 * 1024 * 1024;

const unsentFiles = databaseCalled(unsentDatabaseName);

interface Content extends Sealed {
  type: string;
}

/** The names say all that is needed to make room, so that no file has to be read for it. The oldest sorts first. */
interface Named {
  readonly name: string;
  readonly bytes: number;
  readonly owner: number;
  readonly id: string;
}

function parseName(name: unknown): Named | undefined {
  const [, bytes, owner, id] = typeof name === 'string' ? name.split(' ') : [];
  return typeof name === 'string' && id !== undefined
    ? { name, bytes: Number(bytes), owner: Number(owner), id }
    : undefined;
}

async function listFiles(database: OfflineDatabase): Promise<Named[]> {
  return (await database.names()).flatMap((name) => parseName(name) ?? []);
}

async function makeRoom(database: OfflineDatabase, bytes: number): Promise<string[]> {
  const files = await listFiles(database);
  let total = files.reduce((sum, file) => sum + file.bytes, bytes);
  const gone = files.filter((file) => {
    if (total <= bytesMax) return false;
    total -= file.bytes;
    return true;
  });
  await Promise.all(gone.map(({ name }) => database.remove(name)));
  return gone.map(({ id }) => id);
}

/**
 * Keeps a file that is not sent yet, encrypted, through a reload. The oldest files make room for it.
 * @returns the ids of the files that had to go; null if this one could not be kept
 */
export async function keepFile(
  id: string,
  owner: number,
  file: Blob,
  database: OfflineDatabase = unsentFiles,
): Promise<readonly string[] | null> {
  try {
    if (file.size > bytesMax) return null;
    const sealed = await seal(database, await file.arrayBuffer());
    const gone = await makeRoom(database, file.size);
    // The session may have ended meanwhile, and with a logout everything that was kept.
    if (!isSignedIn(owner)) return null;
    await database.put([Date.now(), file.size, owner, id].join(' '), { ...sealed, type: file.type } satisfies Content);
    return gone;
  } catch (error) {
    logFailure('Could not keep a file that is not sent', error);
    return null;
  }
}

/** @returns the file, if it was kept for this member and is still there */
export async function readFile(
  id: string,
  owner: number,
  database: OfflineDatabase = unsentFiles,
): Promise<Blob | undefined> {
  try {
    const named = (await listFiles(database)).find((file) => file.id === id && file.owner === owner);
    const content = named && ((await database.get(named.name)) as Content | undefined);
    const bytes = content && (await unseal(database, content));
    return bytes && new Blob([bytes], { type: content.type });
  } catch (error) {
    logFailure('Could not read a file that is not sent', error);
    return undefined;
  }
}

/** Deletes the files that fit. */
export async function dropFiles(
  fits: (file: Pick<Named, 'id' | 'owner'>) => boolean,
  database: OfflineDatabase = unsentFiles,
): Promise<void> {
  try {
    const files = (await listFiles(database)).filter(fits);
    await Promise.all(files.map(({ name }) => database.remove(name)));
  } catch (error) {
    logFailure('Could not delete a file that was sent', error);
  }
}
