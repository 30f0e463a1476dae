import path from 'node:path';
import type { MemberEvent } from '@mwanzo/contract/events';
import { expect } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { abandonedUploadMs, uploadsFolder } from '../../app/uploads.ts';
import { createTurnServer } from '../../gateways/turn/turn-server.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { followChanges, watchChanges, type Change } from '../../testing/follow-changes.ts';
import { now, type JobWorld } from './concern.fixture.ts';
import { noteFiles, type Deed } from './noted-files.fixture.ts';
import { createNotedMailer, createNotedPusher, payments, screener } from './outside.fixture.ts';
import { createRuns } from './run-jobs.fixture.ts';

const memberRow = (id: number): string => `users ${id}`;

const nameOf = (event: MemberEvent): string => `event ${event.type}${'kind' in event ? ` of ${event.kind}` : ''}`;

const deedOf = ({ name, columns, row, parents, people }: Change): Deed => ({
  name: [name, ...columns].join(' '),
  thing: row,
  named: [...parents, ...people.map(memberRow)],
});

/** A world in which each job runs once when it is told to, and everything that it does is noted. */
export async function buildJobWorld() {
  const turn = createTurnServer({ urls: ['turn:127.0.0.1:3478'], secret: new Secret('s'.repeat(32)) });
  const testApp = await buildTestApp({}, { turn, screener, payments });
  testApp.clock.set(now);
  const files = noteFiles(testApp.config.dataDir);
  const deeds = await noteDeeds(testApp);
  const tell = (name: string, people: readonly number[]) =>
    void deeds.push({ name, thing: null, named: people.map(memberRow) });
  testApp.events.subscribe(({ to, event }) => tell(nameOf(event), to));
  testApp.events.onSessionsEnded(() => tell('sessions end', []));
  const failures: string[] = [];
  const runs = createRuns({
    ...testApp.dependencies,
    mailer: createNotedMailer(tell),
    pusher: createNotedPusher(tell),
    siteUrl: 'https://mwanzo.example',
    secretKey: testApp.config.secretKey,
    linkKey: testApp.config.linkKey,
    checkout: { callbackOrigin: 'https://mwanzo.example' },
    uploads: { folder: uploadsFolder(testApp.config), abandonedMs: abandonedUploadMs },
    onFailure: (job, error) => failures.push(`${job}: ${String(error)}`),
    onUploadsRemoved: () => {},
    onSwept: () => {},
    onSealed: () => {},
  });

  /** Everything that is done during some work. */
  async function during(work: () => Promise<unknown>): Promise<Deed[]> {
    deeds.length = 0;
    await work();
    expect(failures).toEqual([]);
    return [...deeds.splice(0), ...files.takeChanges()];
  }

  return { world: worldOf(testApp, files.date), ...runs, during };
}

/** The list to which each change of a row is added. */
async function noteDeeds({ database, serving }: TestApp): Promise<Deed[]> {
  const deeds: Deed[] = [];
  await followChanges(database);
  watchChanges([database.pool, serving.pool], (change) => deeds.push(deedOf(change)));
  return deeds;
}

const worldOf = ({ database, tokens, config, dependencies }: TestApp, dateFile: JobWorld['dateFile']): JobWorld => ({
  database,
  tokens,
  dataDir: config.dataDir,
  vault: dependencies.vault,
  photoStorage: dependencies.photoStorage,
  mediaStorage: dependencies.mediaStorage,
  messageMedia: path.join(config.dataDir, 'message-media'),
  mailedTo: () => [],
  pushedTags: () => [],
  pushTarget: { endpoint: 'https://push.test/', p256dh: 'p', auth: 'a' },
  dateFile,
});
