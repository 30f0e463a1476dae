import { DatabaseError } from 'pg';
import { allowServing } from '../database/server-role.ts';
import { OperatorError } from './operator-terminal.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const [undefinedObject, insufficientPrivilege] = ['42704', '42501'];

/**
 * Lets a server use a database that is up to date, as this role.
 * @param url the database as the owner of its tables
 * @throws OperatorError when there is no such role, or when the owner may not give things to it
 */
export async function prepareFor(url: string, role: string): Promise<string> {
  await allowServing(url, role).catch((cause: unknown) => {
    throw explain(cause, role);
  });
  return `The database is up to date. A server may use it as ${role}, which can change neither tables nor the audit.`;
}

function explain(cause: unknown, role: string): unknown {
  if (!(cause instanceof DatabaseError)) return cause;
  const advice = 'As a superuser of PostgreSQL, run:';
  if (cause.code === undefinedObject)
    return new OperatorError(`There is no role ${role}. ${advice} create role ${role} login password '...'`, 1, {
      cause,
    });
  if (cause.code === insufficientPrivilege)
    return new OperatorError(
      `The role of DATABASE_URL must own the tables and be a member of ${role}, so that it can give things to it. ` +
        `${advice} grant ${role} to OWNER`,
      1,
      { cause },
    );
  return cause;
}
