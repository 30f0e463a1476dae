import { logFailure } from '../log-failure.ts';
import { offlineDatabase, type OfflineDatabase } from './offline-database.ts';

/** A key that no script can read counts for nothing. */
function bytesOf(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + bytesOf(part), 0);
}

/** Returns the size of everything that is saved for offline use, in bytes; 0 if storage is denied. */
export async function keptBytes(database: OfflineDatabase = offlineDatabase): Promise<number> {
  try {
    const names = await database.names();
    const values = await Promise.all(names.map((name) => database.get(String(name))));
    return bytesOf(values);
  } catch (error) {
    logFailure('Could not count what is kept for offline', error);
    return 0;
  }
}
