import { existsSync } from 'node:fs';
import { noteCurrentKeys, requireKnownKeys } from './check-known-keys.ts';
import { checkVaultKey } from './check-vault-key.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';
import { settleInstallation, type InstallationFacts } from '../features/core/installation/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { openDataFolder } from '../gateways/data-folder/data-folder.ts';
import { restoringFile } from '../gateways/data-folder/restoring.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * Makes sure that the database and the data folder belong to one installation, and names both at their first start.
 * Then makes sure that the keys are the installation's.
 *
 * @returns the configuration with the keys that the data folder keeps
 * @throws StartError that says how to join or replace them
 */
export async function checkInstallation(config: Config, databaseUrl: string): Promise<Config> {
  const { dataDir } = config;
  if (existsSync(restoringFile(dataDir))) throw new StartError(unfinished);
  const database = openDatabase({ url: databaseUrl, max: 1 });
  try {
    const dataFolder = openDataFolder(dataDir);
    const { verdict, facts } = await settleInstallation({ database, dataFolder, clock: systemClock });
    if (verdict !== 'agreed')
      throw new StartError(
        [reasons[verdict === 'files_of_others' ? verdict : 'differ'], ...describe(facts, dataDir), advice].join('\n'),
      );
    const isNew = !facts.database.hasMembers && !facts.folder.holdsFiles;
    const checked = { ...config, ...checkVaultKey(config, isNew) };
    requireKnownKeys(checked);
    noteCurrentKeys(checked);
    return checked;
  } finally {
    await database.close();
  }
}

const unfinished =
  'A restore or a move into DATA_DIR has not ended. Nothing was started. Run the same command again: it begins again.';

const reasons = {
  differ: 'The database and DATA_DIR belong to two installations. Nothing was started, and no file was touched.',
  files_of_others:
    'DATA_DIR holds photos or documents, and the database has no member whose they could be. Nothing was started, ' +
    'and no file was touched.',
};

const advice = `What you can do:
  - Set DATABASE_URL or DATA_DIR to the one that belongs to the other. To move to another database, first copy the
    old one into it (docs/operating.md, "Backups").
  - If the two do belong together, for example after a restore, say so: npm run operator -- join-data
  - To start without these files, move media, message-media, vault and vault-keys out of DATA_DIR, then join the two.`;

/** Two lines for the operator that describe the database and the folder. */
export function describe({ database, folder }: InstallationFacts, dataDir: string): string[] {
  return [
    `  database  ${database.name ?? 'no name yet'}, ${database.hasMembers ? 'with' : 'without'} members`,
    `  DATA_DIR  ${folder.name ?? 'no name yet'}, ${folder.holdsFiles ? 'with' : 'without'} files of members ` +
      `(${dataDir})`,
  ];
}
