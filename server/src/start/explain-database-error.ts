import { MigrationError } from '../database/migrate.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { StartError } from '../errors/start-error.ts';

const advice = 'Check DATABASE_URL and that PostgreSQL is running there.';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password in DATABASE_URL.',
  '28000': 'The database refuses the user in DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first.',
  '42501':
    'The user in DATABASE_URL may neither create tables in that database nor use those that are there. Let their ' +
    `owner run: npm run operator -- prepare-database USER (docs/operating.md, "The database's roles")`,
};

/** Turns an error of the first connection into a sentence for the operator, without the password. */
export function explainDatabaseError(error: unknown): unknown {
  if (error instanceof MigrationError) return new StartError(error.message, { cause: error });
  const code = codeOf(error);
  const refusal = refusals[code];
  if (refusal !== undefined) return new StartError(refusal, { cause: error });
  if (!(error instanceof DatabaseUnavailableError)) return error;
  return new StartError(`The database cannot be reached${code === '' ? '' : ` (${code})`}. ${advice}`, {
    cause: error,
  });
}

/** The code of an error or of its cause, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
