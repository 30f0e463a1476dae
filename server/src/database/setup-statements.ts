import { escapeIdentifier, escapeLiteral } from 'pg';
import { scramVerifier } from './scram-verifier.ts';

export interface Login {
  readonly role: string;
  /** Null where PostgreSQL asks for none, such as on a socket of this machine. */
  readonly password: string | null;
}

export interface WantedDatabase {
  readonly name: string;
  /** It owns the tables and migrates them. */
  readonly owner: Login;
  /** The server signs in as this role. */
  readonly server: Login;
}

/** One step of a setup. It is skipped if `exists` returns a row. */
export interface SetupStep {
  readonly statement: string;
  readonly exists: string;
}

/**
 * The statements that make a database with its two roles, for a superuser or for a role that may create databases and
 * roles. None holds a password in plain form.
 */
export function setupSteps({ name, owner, server }: WantedDatabase): SetupStep[] {
  const [database, ownerName, serverName] = [name, owner.role, server.role].map(escapeIdentifier);
  return [
    makeRole(owner),
    makeRole(server),
    // To give something away, a role must be a member of the one that gets it.
    {
      statement: `grant ${ownerName} to current_user`,
      exists: `select from pg_roles where rolname = current_user
        and (rolsuper or rolname = ${escapeLiteral(owner.role)})`,
    },
    {
      statement: `create database ${database} owner ${ownerName} template template0 encoding 'UTF8'`,
      exists: `select from pg_database where datname = ${escapeLiteral(name)}`,
    },
    { statement: `revoke all on database ${database} from public`, exists: never },
    { statement: `grant connect on database ${database} to ${serverName}`, exists: never },
    {
      statement: `grant ${serverName} to ${ownerName}`,
      exists: `select where pg_has_role(${escapeLiteral(owner.role)}, ${escapeLiteral(server.role)}, 'member')`,
    },
  ];
}

const never = 'select where false';

function makeRole({ role, password }: Login): SetupStep {
  const secret = password === null ? '' : ` password ${escapeLiteral(scramVerifier(password))}`;
  return {
    statement: `create role ${escapeIdentifier(role)} login nosuperuser nocreatedb nocreaterole${secret}`,
    exists: `select from pg_roles where rolname = ${escapeLiteral(role)}`,
  };
}
