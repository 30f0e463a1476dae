// The server of the browser tests: with demo people, and with pushes to this machine, where the tests' push service is.
import { demoPassword } from '../../demo/src/data/sign-ins.ts';
import { insertDemoMembers } from '../../demo/src/insert-demo-members.fixture.ts';
import { startPretendMpesa } from '../../demo/src/daraja/start-pretend-mpesa.ts';
import { startTurn } from '../../demo/src/start-turn.ts';
import { startDemo } from '../../demo/src/start-demo.ts';
import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { createProcessScreener } from '../../server/src/gateways/screening/process-screener.ts';
import { runServer } from '../../server/src/start/run-server.ts';
import { createCheapPasswordHasher } from '../../server/src/testing/cheap-password-hasher.ts';
import { openReachableSending } from '../../server/src/testing/open-reachable-sending.ts';
import { addReviewers } from './add-reviewers.ts';
import { pushCertificate } from './push-certificate.ts';
import { serveShortcuts } from './serve-shortcuts.ts';
import { createStagedScreener } from './staged-screener.ts';

async function insertSignIns({ database, passwords }: AppDependencies): Promise<void> {
  await insertDemoMembers(database, await passwords.hash(demoPassword, { lane: 'other', network: 'demo' }));
}

// The time at which the clock of the server stands still.
const stoppedAt = process.env['STOPPED_AT'];

await runServer({
  clock: stoppedAt === undefined ? undefined : { now: () => new Date(stoppedAt) },
  async startDemo(dependencies) {
    if (process.env['DEMO_PHOTOS'] === '0') await insertSignIns(dependencies);
    const demo = await startDemo(dependencies);
    await addReviewers(dependencies);
    await serveShortcuts(dependencies);
    return demo;
  },
  startPretendMpesa,
  startTurn,
  openSending(config) {
    // The thread gets a copy of the environment.
    process.env['PUSH_AUTHORITY'] = pushCertificate().cert;
    return openReachableSending(config);
  },
  // Nearly every test signs somebody in.
  openPasswords: createCheapPasswordHasher,
  // SCREENING=1 is for the test that shows a real face.
  openScreener: ({ screening }) => (screening ? createProcessScreener() : createStagedScreener()),
});
