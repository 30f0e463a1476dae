import { execFile } from 'node:child_process';
import { findCoturn, startCoturn, type RunningCoturn } from '../gateways/turn/coturn.ts';
import { freePort } from './free-port.ts';
import { makeDataFolder } from './make-data-folder.ts';

const binary = findCoturn();

/** Why tests with a real coturn are skipped here, or null. In CI they are not skipped: there they fail without it. */
export const coturnIsMissing =
  binary === null && !process.env['CI'] ? 'there is no turnserver; apt-get install coturn' : null;

/** Starts a real coturn on a port of its own. The caller stops it. */
export async function startTestCoturn(): Promise<RunningCoturn & { readonly port: number }> {
  if (binary === null) throw new Error('coturn is not installed: apt-get install coturn');
  const port = await freePort();
  return { port, ...(await startCoturn(binary, { folder: `${makeDataFolder()}/turn`, port })) };
}

interface Allocating {
  readonly port: number;
  readonly username: string;
  readonly credential: string;
  /** With whom the relay is to speak. */
  readonly peer: string;
}

/** Asks for a relay and for the way to a peer with coturn's own client. Resolves with what it says. */
export function allocate({ port, username, credential, peer }: Allocating): Promise<string> {
  const options = ['-n', '1', '-c', '-u', username, '-w', credential, '-e', peer, '-p', String(port), '127.0.0.1'];
  return new Promise((resolve) => {
    execFile('turnutils_uclient', options, { timeout: 20_000 }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}
