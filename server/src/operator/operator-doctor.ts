import { existsSync } from 'node:fs';
import path from 'node:path';
import { decideConfig } from '../config/config.ts';
import { ConfigError, readEnv } from '../config/read-env.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkFolder } from './doctor/check-folder.ts';
import { checkKeys } from './doctor/check-keys.ts';
import { checkReceipts } from './doctor/check-receipts.ts';
import { checkServices } from './doctor/check-services.ts';
import { describeFindings, wrong, type Finding } from './doctor/finding.ts';
import { openDatabaseUrl } from './open-database-url.ts';
import { OperatorError } from './operator-terminal.ts';

export const doctorUsage =
  '  npm run operator -- doctor                   looks at all that the server needs, with what to do';

/** Looks at everything with the settings of the server, as which it must be run. It changes nothing. */
export async function examine(): Promise<string> {
  const findings = await findAll();
  const text = describeFindings(findings);
  if (findings.some(({ state }) => state === 'wrong')) throw new OperatorError(text, 1);
  return text;
}

export async function findAll(): Promise<Finding[]> {
  const environment = readOr(process.env);
  if ('part' in environment) return [environment];
  const dataDir = path.resolve(environment.DATA_DIR);
  const isFirst = !existsSync(dataDir) || (environment.SECRET_KEY === undefined && !hasFile(dataDir, 'secret-key'));
  if (isFirst)
    return [wrong('start', `Mwanzo has not been started on ${dataDir} yet.`, 'Start it once, or set DATA_DIR.')];
  const config = decideConfig(environment);
  await using started = new AsyncDisposableStack();
  const url = await openDatabaseUrl(started);
  return [
    ...(await checkDatabase(url, dataDir, environment.DATABASE_URL === undefined)),
    ...(await checkFolder(config)),
    ...checkKeys(config, process.env),
    ...(await checkServices(config)),
    ...(await checkReceipts(url, config)),
  ];
}

const hasFile = (folder: string, name: string): boolean => existsSync(path.join(folder, name));

function readOr(variables: NodeJS.ProcessEnv) {
  try {
    return readEnv(variables);
  } catch (error) {
    if (error instanceof ConfigError) return wrong('settings', error.message, 'docs/operating.md, "Settings".');
    throw error;
  }
}
