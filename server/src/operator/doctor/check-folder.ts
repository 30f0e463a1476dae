import { diskFreeMin } from '../../app/watch-conditions.ts';
import type { Config } from '../../config/config.ts';
import { readKeptKey, vaultCheckFile } from '../../config/kept-key.ts';
import { readLastBackup } from '../../gateways/data-folder/last-backup.ts';
import { openLastingKeys } from '../../gateways/sealing/lasting-keys.ts';
import { describeDisk, readDisk } from '../../gateways/data-folder/read-disk.ts';
import { off, ok, wrong, type Finding } from './finding.ts';

const hourMs = 60 * 60 * 1000;
/** A backup every day, and some hours for it. */
const backupAgeMaxMs = 30 * hourMs;

/** Looks at DATA_DIR: its disk, the key that opens its files, and the age of the last backup. */
export async function checkFolder(config: Config): Promise<Finding[]> {
  return [await checkDisk(config), checkKey(config), await checkBackup(config)];
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const disk = await readDisk(dataDir);
  const text = `${describeDisk(disk)}.`;
  if (disk.free >= diskFreeMin) return ok('disk', text);
  return wrong('disk', text, 'Make room, or move DATA_DIR to a larger disk. Uploads fail until then.');
}

function checkKey(config: Config): Finding {
  // The first start makes this file. The doctor makes none.
  const check = readKeptKey(config.dataDir, vaultCheckFile);
  if (check === null) return off('vault key', 'Mwanzo has not been started on this DATA_DIR yet.', 'Start it once.');
  try {
    openLastingKeys(check, config.vaultKey);
    return ok('vault key', 'It is the key of this DATA_DIR.');
  } catch {
    return wrong('vault key', 'It is not the key of this DATA_DIR.', 'Put the right VAULT_KEY back. Make no new one.');
  }
}

async function checkBackup({ dataDir }: Config): Promise<Finding> {
  const remedy = 'Back up every day: npm run operator -- backup FOLDER';
  const at = await readLastBackup(dataDir);
  if (at === null) return wrong('backup', 'No backup was made of this DATA_DIR.', remedy);
  const age = Date.now() - at.getTime();
  const text = `The last one was made ${Math.floor(age / hourMs)} hours ago.`;
  return age <= backupAgeMaxMs ? ok('backup', text) : wrong('backup', text, remedy);
}
