// Commands for whoever runs Mwanzo: `npm run operator`.
import path from 'node:path';
import { ConfigError, readEnv } from './config/read-env.ts';
import { openDatabase } from './database/connect.ts';
import { DatabaseStartError } from './embedded-postgres/database-start-error.ts';
import { findEmbedded } from './embedded-postgres/find-embedded.ts';
import { startEmbedded } from './embedded-postgres/start-embedded.ts';
import { migrate } from './database/migrate.ts';
import { DatabaseUnavailableError } from './database/unavailable.ts';
import { changeModerator } from './features/moderation/index.ts';
import { systemClock } from './gateways/clock.ts';

const usage = `Usage:
  npm run operator -- grant-moderator EMAIL    lets the member review at /moderation
  npm run operator -- revoke-moderator EMAIL   takes that back

The command uses the database of DATABASE_URL or, if that is unset, the embedded database in DATA_DIR (./data).
Mwanzo may be running or stopped.`;

const changes = { 'grant-moderator': 'grant', 'revoke-moderator': 'revoke' } as const;

/** The message for each change, by whether it changed anything. */
const messages = {
  grant: {
    true: '{email} is now a moderator. After the next sign-in, the side panel links to /moderation.',
    false: '{email} already is a moderator.',
  },
  revoke: { true: '{email} is no longer a moderator.', false: '{email} is not a moderator.' },
};

/** An error whose message is printed without a stack. */
class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Reads no other variables: this command does not need what a server in production must have. */
const { DATABASE_URL, DATA_DIR } = process.env;

async function openUrl(started: AsyncDisposableStack): Promise<string> {
  const environment = readEnv({ DATABASE_URL, DATA_DIR });
  if (environment.DATABASE_URL !== undefined) return environment.DATABASE_URL;
  const dataDir = path.resolve(environment.DATA_DIR);
  const found = await findEmbedded(dataDir);
  if (found === null)
    throw new OperatorError(
      `There is no database in ${dataDir} yet. Start Mwanzo once, or set DATABASE_URL or DATA_DIR.`,
      1,
    );
  if (found.url !== null) return found.url;
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  started.defer(() => embedded.stop());
  return embedded.url;
}

async function runCommand([command = '', email = '', ...rest]: string[]): Promise<string> {
  const change = Object.entries(changes).find(([name]) => name === command)?.[1];
  if (change === undefined || email.trim() === '' || rest.length > 0) throw new OperatorError(usage, 2);
  await using started = new AsyncDisposableStack();
  const url = await openUrl(started);
  await migrate(url);
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  started.defer(() => database.close());
  const isChanged = await changeModerator({ database, clock: systemClock }, change, email);
  if (isChanged === null) throw new OperatorError(`No member has the e-mail address ${email.trim()}.`, 1);
  return messages[change][`${isChanged}`].replace('{email}', email.trim());
}

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  const isForPeople = [OperatorError, ConfigError, DatabaseStartError, DatabaseUnavailableError].some(
    (type) => error instanceof type,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exitCode = error instanceof OperatorError ? error.exitCode : 1;
}
