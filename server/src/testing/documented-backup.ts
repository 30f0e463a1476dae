import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');

const sections = readFileSync(path.join(repository, 'docs/operating.md'), 'utf8').split(/^## /m);

/** A section of docs/operating.md, up to the next heading. */
const sectionOf = (title: string): string => sections.find((text) => text.startsWith(`${title}\n`)) ?? '';

/** The commands in the code block of a section. */
const commandsOf = (title: string): string =>
  (/^ *```sh\n(.*?)^ *```$/ms.exec(sectionOf(title))?.[1] ?? '').replaceAll(/^ +/gm, '');

/** By the names in `DATA_DIR`: whether a backup has them, as the section's table says. */
export const documentedNames: ReadonlyMap<string, boolean> = new Map(
  [...sectionOf('Backups').matchAll(/^\| (`[^|]+`) +\|[^|]+\| ([a-z]+)/gm)].flatMap(([, names = '', answer]) =>
    names.split(', ').map((name): [string, boolean] => [name.replaceAll('`', ''), answer === 'yes']),
  ),
);

interface Places {
  readonly DATA_DIR: string;
  /** The folder of the backup. */
  readonly BACKUP: string;
  /** The database as the owner of its tables. Without it, the embedded one is used. */
  readonly OWNER_URL?: string;
  readonly VAULT_KEY?: string;
  /** The role of the server, in place of the page's. */
  readonly role?: string;
}

/** Backs up as docs/operating.md says. */
export const backUpAsDocumented = (places: Places): Promise<string> => runLines(commandsOf('Backups'), places);

/** Restores as docs/operating.md says. */
export const restoreAsDocumented = (places: Places): Promise<string> => runLines(commandsOf('Restoring'), places);

async function runLines(commands: string, { role = 'mwanzo', ...variables }: Places): Promise<string> {
  const lines = commands.split('\n').filter(Boolean);
  const isEmbedded = variables.OWNER_URL === undefined;
  const wanted = isEmbedded ? lines.slice(0, 1).map((line) => line.replace('DATABASE_URL="$OWNER_URL" ', '')) : lines;
  const script = wanted.join('\n').replace(/(prepare-database) \w+/, `$1 ${role}`);
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await run('bash', ['-euc', script], { cwd: repository, env: { ...environment, ...variables } });
  return stdout;
}
