import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');

/** The section "Backups" of docs/operating.md, up to the next heading. */
const section = readFileSync(path.join(repository, 'docs/operating.md'), 'utf8')
  .split(/^#{2,3} /m)
  .find((text) => text.startsWith('Backups\n'));

/** The commands in the section's code blocks: one to back up, one to restore. */
const [backup = '', restore = ''] = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, commands = '']) => commands,
);

/** By the names in `DATA_DIR`: whether a backup has them, as the section's table says. */
export const documentedNames: ReadonlyMap<string, boolean> = new Map(
  [...(section ?? '').matchAll(/^\| (`[^|]+`) +\|[^|]+\| ([a-z]+)/gm)].flatMap(([, names = '', answer]) =>
    names.split(', ').map((name): [string, boolean] => [name.replaceAll('`', ''), answer === 'yes']),
  ),
);

interface Places {
  readonly DATA_DIR: string;
  /** The folder of the backup. */
  readonly BACKUP: string;
  /** The database as the owner of its tables. Without it, only the commands about files are run. */
  readonly OWNER_URL?: string;
  /** The role of the server, in place of the page's. */
  readonly role?: string;
}

/** Backs up as docs/operating.md says. */
export const backUpAsDocumented = (places: Places): Promise<string> => runLines(backup, places);

/** Restores as docs/operating.md says. */
export const restoreAsDocumented = (places: Places): Promise<string> => runLines(restore, places);

async function runLines(commands: string, { role = 'mwanzo', ...variables }: Places): Promise<string> {
  const lines = commands.replaceAll('\\\n', ' ').split('\n').filter(Boolean);
  const wanted = variables.OWNER_URL === undefined ? lines.filter((line) => !line.includes('OWNER_URL')) : lines;
  const script = wanted.join('\n').replace(/(prepare-database) \w+/, `$1 ${role}`);
  const { stdout } = await run('bash', ['-euc', script], { cwd: repository, env: { ...process.env, ...variables } });
  return stdout;
}
