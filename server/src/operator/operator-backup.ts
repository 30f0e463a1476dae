import path from 'node:path';
import { openDatabase } from '../database/connect.ts';
import { judgeInstallation, readInstallation } from '../features/core/installation/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { openDataFolder } from '../gateways/data-folder/data-folder.ts';
import { describe } from '../start/check-installation.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { dataDirOf, openDatabaseUrl } from './open-database-url.ts';
import { OperatorError } from './operator-terminal.ts';

export const backupUsage =
  '  npm run operator -- backup FOLDER            copies the database and all files, while members go on';

/** The name that the database and DATA_DIR share. */
export async function requireInstallation(url: string, dataDir: string): Promise<string> {
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  try {
    const facts = await readInstallation({ database, dataFolder: openDataFolder(dataDir), clock: systemClock });
    if (judgeInstallation(facts) === 'agreed' && facts.database.name !== null) return facts.database.name;
    const reason =
      'The database and DATA_DIR do not belong together, so nothing was copied. Start Mwanzo on them once.';
    throw new OperatorError([reason, ...describe(facts, dataDir)].join('\n'), 1);
  } finally {
    await database.close();
  }
}

export async function backUp(named: string): Promise<string> {
  const [folder, dataDir] = [path.resolve(named), dataDirOf()];
  if (`${folder}/`.startsWith(`${dataDir}/`))
    throw new OperatorError('Name a folder outside of DATA_DIR, best on another disk.', 1);
  await using started = new AsyncDisposableStack();
  const url = await openDatabaseUrl(started);
  const installation = await requireInstallation(url, dataDir);
  return describeBackup(await writeBackup({ url, dataDir, installation }, folder), folder);
}
