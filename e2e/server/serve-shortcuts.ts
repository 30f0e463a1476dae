import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentFiles } from '../../demo/src/demo-photos.ts';
import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { endTrial } from '../../server/src/testing/end-trial.ts';
import { approveSubmission, createVerifier } from '../../server/src/testing/verify-member.ts';
import { portFile, type Shortcut } from './shortcuts.ts';

/** Serves the shortcuts of the tests until the process ends. */
export async function serveShortcuts(dependencies: AppDependencies): Promise<void> {
  const shortcuts: Record<Shortcut, (memberId: number) => Promise<void>> = {
    verify: createVerifier(dependencies, documentFiles('nafula')),
    approve: (memberId) => approveSubmission(dependencies, memberId),
    'end-trial': (memberId) => endTrial(dependencies, memberId),
    'end-ring': (memberId) => endRing(dependencies, memberId),
  };
  const server = createServer((request, response) => {
    const [, name, memberId] = request.url?.split('/') ?? [];
    shortcuts[name as Shortcut](Number(memberId)).then(
      () => response.writeHead(204).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  writeFileSync(portFile(dependencies.config.dataDir), String((server.address() as AddressInfo).port));
}

async function endRing({ database }: AppDependencies, memberId: number): Promise<void> {
  const { rowCount } = await database.pool.query(
    `update calls set rings_until = now()
      where caller_id = $1 and answered_at is null and ended_at is null`,
    [memberId],
  );
  if (rowCount !== 1) throw new Error('no call rings');
}
