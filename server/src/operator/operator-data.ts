// The operator's command about the data folder.
import { describe } from '../start/check-installation.ts';
import type { Database } from '../database/connect.ts';
import { joinInstallation, judgeInstallation, readInstallation } from '../features/core/installation/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { openDataFolder } from '../gateways/data-folder/data-folder.ts';
import { requireYes } from './operator-terminal.ts';

export const dataUsage =
  '  npm run operator -- join-data                says that the database and DATA_DIR belong together, after a yes';

/** Gives DATA_DIR the name that the database has. This is for an operator who has restored or moved one of the two. */
export async function joinData(database: Database, dataDir: string): Promise<string> {
  const dependencies = { database, dataFolder: openDataFolder(dataDir), clock: systemClock };
  const facts = await readInstallation(dependencies);
  if (judgeInstallation(facts) === 'agreed') return 'The database and DATA_DIR carry the same name already.';
  const question = 'Do these files belong to the members of this database? If not, files get lost. Type yes: ';
  await requireYes([...describe(facts, dataDir), question].join('\n'));
  await joinInstallation(dependencies);
  return 'The database and DATA_DIR carry the same name now.';
}
