import type { Config } from '../../config/config.ts';
import { keyIdOf } from '../../config/key-id.ts';
import { publicVapidKey } from '../../config/vapid-keys.ts';
import type { Database } from '../../database/connect.ts';
import { getRow } from '../../database/sql.ts';
import { countSubscribedOtherwise } from '../../features/notices/push/index.ts';
import { readKnownKeys } from '../../gateways/data-folder/known-keys.ts';
import { changingKeyOf, mayGoAt, sinceOf, type ChangingKey } from './changing-keys.ts';
import { countAgain, describeAgain, sealVaultAgain } from './seal-vault-again.ts';

const width = 8;
const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? 'no start yet';

/** Says of every key how old it is, and what waits for the earlier one. It shows no key. */
export async function describeKeys(config: Config, database: Database, variables: NodeJS.ProcessEnv): Promise<string> {
  const lines: string[] = [];
  for (const kind of ['secret', 'vault', 'vapid'] as const) {
    const key = changingKeyOf(config, kind, variables);
    if (key === null) lines.push(`${kind.padEnd(width)}not set`);
    else lines.push(...describeKey(key), ...(await describeOld(key, { config, database })));
  }
  lines.push(...describeTurn(config));
  return lines.join('\n');
}

function describeKey(key: ChangingKey): string[] {
  const { kind, variable, file, isVariable, current, next } = key;
  const place = isVariable ? `the variable ${variable}` : `DATA_DIR/${file}`;
  return [
    `${kind.padEnd(width)}${keyIdOf(kind, current)} since ${dayOf(sinceOf(key))}, from ${place}`,
    ...(next === null ? [] : [`${' '.repeat(width)}${keyIdOf(kind, next)} takes over next`]),
  ];
}

async function describeOld(
  key: ChangingKey,
  { config, database }: { readonly config: Config; readonly database: Database },
): Promise<string[]> {
  const { kind, old } = key;
  if (old === null) return [];
  const name = `${' '.repeat(width)}${keyIdOf(kind, old)} is the earlier one:`;
  if (kind === 'vapid') return [`${name} ${await countBrowsers(key, database)}, it may go from ${dayOf(mayGoAt(key))}`];
  if (kind === 'secret') return [`${name} it may go from ${dayOf(mayGoAt(key))}`];
  const report = await sealVaultAgain({ ...config, database }, { onlyLooks: true });
  const rest = countAgain(report) === 0 ? 'it has sealed nothing that is left' : `it seals ${describeAgain(report)}`;
  const broken = report.broken.length === 0 ? '' : `; no key opens ${report.broken.length} more`;
  return [`${name} ${rest}${broken}`];
}

async function countBrowsers({ current }: ChangingKey, database: Database): Promise<string> {
  const vapidKey = publicVapidKey(current.reveal());
  const left = (await getRow(database, countSubscribedOtherwise, { vapidKey }))?.count ?? 0;
  return left === 0 ? 'no browser needs it' : `${left} browsers have not subscribed again`;
}

function describeTurn({ turn, dataDir }: Config): string[] {
  if (turn === null) return [`${'turn'.padEnd(width)}not set`];
  const [current, known] = [turn.secret, readKnownKeys(dataDir).turn ?? []];
  const since = dayOf(sinceOf({ kind: 'turn', current, known }));
  return [`${'turn'.padEnd(width)}${keyIdOf('turn', current)} since ${since}, from the variable TURN_SECRET`];
}
