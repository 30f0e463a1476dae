import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { decideConfig, type Config } from '../config/config.ts';
import { keyIdOf } from '../config/key-id.ts';
import { vaultCheckFile } from '../config/kept-key.ts';
import { readEnv } from '../config/read-env.ts';
import { Secret } from '../config/secret.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { logAct } from '../features/people/audit/index.ts';
import { StartError } from '../errors/start-error.ts';
import { requireKnownKeys } from '../start/check-known-keys.ts';
import { checkVaultKey } from '../start/check-vault-key.ts';
import { makeNext, takeOver } from './keys/begin-change.ts';
import { changingKeyOf, type ServerKeyKind } from './keys/changing-keys.ts';
import { describeKeys } from './keys/describe-keys.ts';
import { endChange } from './keys/end-change.ts';
import { OperatorError } from './operator-terminal.ts';

export const keysUsage = `  npm run operator -- keys status              says how old each key is, and what waits
  npm run operator -- keys rotate KEY          changes a key in steps: secret, vault, vapid or turn`;

/** Runs with the settings of the server. Returns null when these words are no command. */
export async function runKeys(database: Database, words: readonly string[]): Promise<string | null> {
  const [verb = '', kind = '', when = '', ...rest] = words;
  if (rest.length > 0 || !(when === '' || (when === 'now' && kind !== 'vault'))) return null;
  if (verb === 'status' && kind === '') return describeKeys(readConfig(), database, process.env);
  if (verb !== 'rotate') return null;
  if (kind === 'turn' && when === '') return rotateTurn(readConfig(), database);
  if (kind !== 'secret' && kind !== 'vault' && kind !== 'vapid') return null;
  return rotate(readConfig(), database, { kind, early: when === 'now' });
}

/** The settings of the server, once its keys are found to belong to this installation. */
function readConfig(): Config {
  const environment = readEnv(process.env);
  const dataDir = path.resolve(environment.DATA_DIR);
  if (!existsSync(path.join(dataDir, vaultCheckFile)))
    throw new OperatorError(`Mwanzo has not been started on ${dataDir} yet. Start it once, or set DATA_DIR.`, 1);
  const config = decideConfig(environment);
  try {
    requireKnownKeys(config);
    return { ...config, ...checkVaultKey(config) };
  } catch (error) {
    if (error instanceof StartError) throw new OperatorError(error.message, 1, { cause: error });
    throw error;
  }
}

interface Wanted {
  readonly kind: ServerKeyKind;
  readonly early: boolean;
}

/** Each run does the next step: it makes a key, lets it take over, and ends the time of the earlier one. */
async function rotate(config: Config, database: Database, { kind, early }: Wanted): Promise<string> {
  const key = changingKeyOf(config, kind, process.env);
  if (key === null) throw new OperatorError('There are no VAPID_ keys, so nothing is pushed: docs/operating.md.', 1);
  const from = keyIdOf(kind, key.current);
  if (key.old !== null) {
    const ended = await endChange(key, { config, database, early });
    await log(database, { kind, step: 'ended', from: keyIdOf(kind, key.old), to: from });
    return ended;
  }
  if (early) throw new OperatorError(`There is no earlier key: npm run operator -- keys rotate ${kind}`, 1);
  if (key.next !== null) {
    const told = takeOver(key, config.dataDir);
    if (!key.isVariable) await log(database, { kind, step: 'taken_over', from, to: keyIdOf(kind, key.next) });
    return told;
  }
  const [made, told] = makeNext(key, config.dataDir);
  await log(database, { kind, step: 'begun', from, to: keyIdOf(kind, made) });
  return told;
}

/** coturn compares with several secrets, so the server needs only one at a time. */
async function rotateTurn({ turn }: Config, database: Database): Promise<string> {
  if (turn === null)
    throw new OperatorError('TURN_SECRET is not set, so calls are off: docs/operating.md, "Calls".', 1);
  const made = new Secret(randomBytes(32).toString('hex'));
  await log(database, { kind: 'turn', step: 'begun', from: keyIdOf('turn', turn.secret), to: keyIdOf('turn', made) });
  return `1. Add this line to coturn's settings, below that of the earlier secret, which stays, and restart coturn:
  static-auth-secret=${made.reveal()}
2. Set for each process of Mwanzo, and restart one after the other:
  TURN_SECRET=${made.reveal()}
3. After a day no call uses the earlier secret. Remove its line from coturn's settings, and restart coturn.`;
}

interface Step {
  readonly kind: string;
  readonly step: 'begun' | 'taken_over' | 'ended';
  /** The ids of two keys. */
  readonly from: string;
  readonly to: string;
}

/** The act concerns no member, so its entry names the number that nobody has. */
async function log(database: Database, { kind, ...step }: Step): Promise<void> {
  const act = { moderatorId: null, action: 'rotate_key', userId: 0, checks: { key: kind, ...step } };
  await inTransaction(database, (transaction) => logAct(transaction, act, new Date()));
}
