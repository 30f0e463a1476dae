import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppDependencies } from '../../server/src/app-dependencies.ts';

const portFile = (dataDir: string) => path.join(dataDir, 'trial-ends.port');

/** Lets tests move the end of a member's trial to now: three days are too long to wait. */
export async function serveTrialEnds({ database, config }: AppDependencies): Promise<void> {
  const server = createServer((request, response) => {
    const move = `update premium_periods set starts_at = now() - interval '3 days', ends_at = now(), stops_at = now()
      where user_id = $1 and source = 'trial'`;
    database.pool.query(move, [Number(request.url?.slice(1))]).then(
      ({ rowCount }) => response.writeHead(rowCount === 1 ? 204 : 404).end(),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  writeFileSync(portFile(config.dataDir), String(address.port));
}

/** Ends the running trial of a member. The server tells them by itself, within seconds. */
export async function endTrial(memberId: number): Promise<void> {
  const port = readFileSync(portFile(process.env['MWANZO_DATA_DIR'] ?? ''), 'utf8');
  const { status } = await fetch(`http://127.0.0.1:${port}/${memberId}`, { method: 'POST' });
  if (status !== 204) throw new Error(`The trial of ${memberId} could not be ended: ${status}`);
}
