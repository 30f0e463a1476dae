import { version } from '../../config/version.ts';
import { listMigrations, type NamedMigration } from '../../database/migrate.ts';
import { OperatorError } from '../operator-terminal.ts';

/**
 * Makes sure that a database has exactly the schema of this release.
 * @throws OperatorError that names what differs
 */
export function requireFullSchema(applied: readonly NamedMigration[]): void {
  requireKnown(applied, 'The database');
  const names = new Set(applied.map(({ name }) => name));
  const missing = listMigrations().filter(({ name }) => !names.has(name));
  if (missing.length === 0) return;
  throw new OperatorError(
    `The database lacks ${missing[0]?.name ?? ''}: it is older than this release (${version}). Use the release that ` +
      'serves it, or bring it up to date first: npm run operator -- prepare-database ROLE',
    1,
  );
}

/**
 * Makes sure that this release knows all of these migrations, and none that comes before the last of them is left out.
 * @throws OperatorError that names what differs
 */
export function requireKnown(applied: readonly NamedMigration[], what: string): void {
  const known = new Map(listMigrations().map((migration) => [migration.name, migration.sha256]));
  for (const { name, sha256 } of applied) {
    const own = known.get(name);
    if (own === sha256) continue;
    throw new OperatorError(
      own === undefined
        ? `${what} has ${name}, which this release (${version}) does not know: use the newer release that made it.`
        : `${what} has another ${name} than this release (${version}): use the release that made it.`,
      1,
    );
  }
  const [names, last] = [new Set(applied.map(({ name }) => name)), applied.at(-1)?.name ?? ''];
  const gap = [...known.keys()].find((name) => name < last && !names.has(name));
  if (gap !== undefined) throw new OperatorError(`${what} lacks ${gap}, although it has ${last}.`, 1);
}
