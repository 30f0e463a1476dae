import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';

/** Holds the moment of the last backup, in ISO 8601. Anybody on the machine may read it. */
export const lastBackupFile = 'last-backup';

/** When the last backup of a data folder was made. Null if none was, or if the file is damaged. */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  const written = await unlessMissing(readFile(path.join(dataDir, lastBackupFile), 'utf8'));
  const at = new Date(written?.trim() ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}
