import { keyIdOf } from '../../config/key-id.ts';
import { readKeptKey, removeKeptKey, replaceKeptKey, vaultCheckFile } from '../../config/kept-key.ts';
import type { Config } from '../../config/config.ts';
import { publicVapidKey } from '../../config/vapid-keys.ts';
import type { Database } from '../../database/connect.ts';
import { getRow, getRows } from '../../database/sql.ts';
import { countSubscribedOtherwise, removeSubscribedOtherwise } from '../../features/notices/push/index.ts';
import { noteEnded } from '../../gateways/data-folder/known-keys.ts';
import { openLastingKeys, sealLastingKeys } from '../../gateways/sealing/lasting-keys.ts';
import { OperatorError } from '../operator-terminal.ts';
import { mayGoAt, sinceOf, type ChangingKey } from './changing-keys.ts';
import { countAgain, describeAgain, sealVaultAgain, type SealingReport } from './seal-vault-again.ts';

const toldMax = 10;

interface Ending {
  readonly config: Config;
  readonly database: Database;
  readonly early: boolean;
}

/** Makes sure that nothing needs the earlier key any more, and says so. */
const ends: Readonly<Record<ChangingKey['kind'], (key: ChangingKey, ending: Ending) => Promise<string>>> = {
  secret: async (key, { early }) => requireTime(key, early),
  vault: (_, { config, database }) => sealAll({ ...config, database }),
  async vapid(key, { database, early }) {
    const vapidKey = publicVapidKey(key.current.reveal());
    const left = (await getRow(database, countSubscribedOtherwise, { vapidKey }))?.count ?? 0;
    const told = left === 0 ? 'Every browser has subscribed with the new key.' : requireTime(key, early);
    await getRows(database, removeSubscribedOtherwise, { vapidKey });
    return told;
  },
};

/**
 * Ends the time of an earlier key, if nothing needs it any more.
 *
 * @param early if true, an earlier secret key ends before its time
 * @throws OperatorError that says what it waits for
 */
export async function endChange(key: ChangingKey, { config, database, early }: Ending): Promise<string> {
  const { kind, variable, file, isVariable, current } = key;
  if (sinceOf(key) === null)
    throw new OperatorError(`No process uses the new ${variable} yet. Restart each, then run this again.`, 1);
  const done = await ends[kind](key, { config, database, early });
  if (!isVariable) removeKeptKey(config.dataDir, `${file}.old`);
  noteEnded(config.dataDir, kind, { except: keyIdOf(kind, current), now: new Date() });
  const rest = isVariable
    ? `Remove ${variable}_OLD now, and restart each process.`
    : `DATA_DIR/${file}.old is removed. Restart each process.`;
  return `${done}\nThe change of the key has ended. ${rest}`;
}

function requireTime(key: ChangingKey, early: boolean): string {
  const at = mayGoAt(key);
  const day = at?.toISOString().slice(0, 10);
  if (early || (at !== null && at.getTime() <= Date.now())) return 'The earlier key is not accepted any more.';
  const loss =
    key.kind === 'secret' ? 'members who were away since have to sign in again' : 'some browsers get no pushes';
  throw new OperatorError(
    `The earlier key is accepted until ${day}: before that, ${loss}. Run this again then. If the earlier key is in ` +
      `wrong hands, end it at once: npm run operator -- keys rotate ${key.kind} now`,
    1,
  );
}

type Sealed = Pick<Config, 'dataDir' | 'vaultKey'> & { readonly database: Database };

async function sealAll(sealed: Sealed): Promise<string> {
  const report = await sealVaultAgain(sealed, { onlyLooks: false });
  requireWhole(report);
  // A process that was not restarted would still seal with the earlier key.
  const after = await sealVaultAgain(sealed, { onlyLooks: true });
  requireWhole(after);
  if (countAgain(after) > 0)
    throw new OperatorError(
      `Meanwhile the earlier key has sealed ${describeAgain(after)}. Restart every process with the new key, then ` +
        'run this again.',
      1,
    );
  sealCheckAgain(sealed);
  return `Sealed again with the new key: ${describeAgain(report)}.`;
}

function requireWhole({ broken }: SealingReport): void {
  if (broken.length === 0) return;
  throw new OperatorError(
    [
      `No key opens these (${broken.length}). The earlier key stays. Restore or remove them, then run this again:`,
      ...broken.slice(0, toldMax).map(({ place }) => `  ${place}`),
    ].join('\n'),
    1,
  );
}

/** The last piece: as long as the earlier key has sealed it, a start needs both. */
function sealCheckAgain({ dataDir, vaultKey }: Sealed): void {
  const text = readKeptKey(dataDir, vaultCheckFile);
  const kept = text === null ? null : openLastingKeys(text, vaultKey);
  if (kept === null)
    throw new OperatorError('DATA_DIR/vault-check has gone. Start Mwanzo once, then run this again.', 1);
  replaceKeptKey(dataDir, vaultCheckFile, sealLastingKeys(kept, vaultKey));
}
