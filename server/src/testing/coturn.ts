import { findCoturn, startCoturn, type RunningCoturn } from '../gateways/turn/coturn.ts';
import { freePort } from './free-port.ts';
import { makeDataFolder } from './make-data-folder.ts';

const binary = findCoturn();

/**
 * The reason why tests with a real coturn are skipped here, or null. In CI they are never skipped: without it they
 * fail.
 */
export const coturnIsMissing =
  binary === null && !process.env['CI'] ? 'there is no turnserver; apt-get install coturn' : null;

/** Starts a real coturn on a free port. The caller stops it. */
export async function startTestCoturn(): Promise<RunningCoturn & { readonly port: number }> {
  if (binary === null) throw new Error('coturn is not installed: apt-get install coturn');
  const port = await freePort();
  return { port, ...(await startCoturn(binary, { folder: `${makeDataFolder()}/turn`, port })) };
}
