import path from 'node:path';
import { dataDirOf, openDatabaseUrl } from './open-database-url.ts';
import { writeBundle } from './support/write-bundle.ts';

export const supportUsage =
  '  npm run operator -- support-bundle FILE [LOG]  writes what a helper needs, with nothing of members';

/** @param log a file with the server's log, whose last lines are taken without what members wrote */
export async function bundle(named: string, log: string | undefined): Promise<string> {
  const file = path.resolve(named);
  await using started = new AsyncDisposableStack();
  const { bytes, lines } = await writeBundle(
    {
      dataDir: dataDirOf(),
      log: log === undefined ? null : path.resolve(log),
      variables: process.env,
      openUrl: () => openDatabaseUrl(started),
    },
    file,
  );
  return (
    `${file} has ${Math.ceil(bytes / 1000)} KB and ${lines} lines of the log. It holds no key and nothing of a ` +
    'member. Read it before you send it.'
  );
}
