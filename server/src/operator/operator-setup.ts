import { Client, DatabaseError } from 'pg';
import { migrate } from '../database/migrate.ts';
import { setupSteps, type Login, type WantedDatabase } from '../database/setup-statements.ts';
import { asUnavailable } from '../database/unavailable.ts';
import { prepareFor } from './prepare-for.ts';
import { OperatorError } from './operator-terminal.ts';

export const setupUsage = `  npm run operator -- setup-database           makes the database and its roles: see
                                               docs/operating.md, "The database's roles"`;

/** Reads the addresses from variables, because a list of processes shows the words of a command. */
export async function setUpDatabase(variables: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { ADMIN_URL, OWNER_URL, DATABASE_URL } = variables;
  const [owner, server] = [readUrl('OWNER_URL', OWNER_URL), readUrl('DATABASE_URL', DATABASE_URL)];
  if (owner.pathname !== server.pathname || owner.host !== server.host)
    throw new OperatorError('OWNER_URL and DATABASE_URL must name the same database.', 2);
  const wanted = { name: decodeURIComponent(owner.pathname.slice(1)), owner: loginOf(owner), server: loginOf(server) };
  if (wanted.name === '') throw new OperatorError('OWNER_URL names no database, such as postgres://.../mwanzo.', 2);
  if (wanted.owner.role === wanted.server.role)
    throw new OperatorError('OWNER_URL and DATABASE_URL must have two roles: the server must not own the tables.', 2);
  if (!ADMIN_URL) return [...introduction, ...sqlOf(wanted), ...closing].join('\n');
  await makeAll(readUrl('ADMIN_URL', ADMIN_URL).href, wanted);
  await connectAs('OWNER_URL', owner.href);
  await migrate(owner.href);
  const done = await prepareFor(owner.href, wanted.server.role);
  await connectAs('DATABASE_URL', server.href);
  return `The database ${wanted.name} and its roles are there. ${done}`;
}

const introduction = [
  '-- Run this as a superuser of PostgreSQL, for example: sudo -u postgres psql',
  '-- It holds no password in plain form. Leave out what exists already.',
];
const closing = [
  "-- Then, with OWNER_URL as DATABASE_URL, and the name of the server's role as ROLE:",
  '--   npm run operator -- prepare-database ROLE',
];

const sqlOf = (wanted: WantedDatabase): string[] => setupSteps(wanted).map(({ statement }) => `${statement};`);

function readUrl(name: string, text: string | undefined): URL {
  if (!text) throw new OperatorError(`Set ${name}, such as postgres://role:password@host:5432/mwanzo.`, 2);
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new OperatorError(
    `${name} is no address of a PostgreSQL, such as postgres://role:password@host:5432/mwanzo.`,
    2,
  );
}

function loginOf({ username, password }: URL): Login {
  if (username === '') throw new OperatorError('OWNER_URL and DATABASE_URL must each name a role.', 2);
  return { role: decodeURIComponent(username), password: password === '' ? null : decodeURIComponent(password) };
}

async function makeAll(url: string, wanted: WantedDatabase): Promise<void> {
  await onClient(url, async (client) => {
    for (const { statement, exists } of setupSteps(wanted)) {
      if ((await client.query(exists)).rowCount !== 0) continue;
      await client.query(statement).catch((cause: unknown) => {
        throw refused(cause, wanted);
      });
    }
  }).catch((cause: unknown) => {
    throw explain('ADMIN_URL', cause);
  });
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function refused(cause: unknown, wanted: WantedDatabase): unknown {
  if (!(cause instanceof DatabaseError) || cause.code !== '42501') return cause;
  const sql = [...introduction, ...sqlOf(wanted), ...closing].join('\n');
  return new OperatorError(
    `The role of ADMIN_URL may not do this (${cause.message}). Use a superuser, or run this yourself:\n\n${sql}`,
    1,
    { cause },
  );
}

async function connectAs(name: string, url: string): Promise<void> {
  await onClient(url, async () => {}).catch((cause: unknown) => {
    throw explain(name, cause);
  });
}

const sentences: Readonly<Record<string, string>> = {
  '28P01': 'has another password than the role in the database. Nothing of that role was changed',
  '28000': 'is refused: pg_hba.conf does not let this role in',
  '3D000': 'names a database that does not exist',
};

function explain(name: string, cause: unknown): unknown {
  if (cause instanceof OperatorError) return cause;
  const sentence = cause instanceof DatabaseError ? sentences[cause.code ?? ''] : undefined;
  return sentence === undefined ? asUnavailable(cause) : new OperatorError(`${name} ${sentence}.`, 1, { cause });
}

async function onClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'mwanzo-setup', connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
