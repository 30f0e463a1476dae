import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Secret } from '../../server/src/config/secret.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { createAccessTokens } from '../../server/src/http/access-tokens.ts';
import type { ServerProcess } from '../processes/server-process.ts';

/** Starts the floor on a database that the app serves too. */
export async function startFloor(databaseUrl: string): Promise<ServerProcess> {
  const secretKey = randomBytes(32).toString('hex');
  const child = fork(fileURLToPath(import.meta.resolve('./main.ts')), {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SECRET_KEY: secretKey },
  });
  const [port] = (await Promise.race([once(child, 'message'), failAtExit(child)])) as unknown[];
  const tokens = createAccessTokens(new Secret(secretKey), systemClock);
  return {
    pid: child.pid ?? 0,
    port: Number(port),
    issueToken: (userId, sessionId = 1) => tokens.issue({ userId, role: 'member' }, sessionId),
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill();
      await ended;
    },
  };
}

async function failAtExit(child: ReturnType<typeof fork>): Promise<never> {
  await once(child, 'exit');
  throw new Error('The floor ended before it listened');
}
