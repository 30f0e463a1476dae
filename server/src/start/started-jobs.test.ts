import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { hourlyJobs } from '../jobs/clean-up.ts';
import { dueInApp } from '../jobs/due-app.fixture.ts';
import { dueHourly } from '../jobs/due-hours.fixture.ts';
import { dueLoops, dueQueued } from '../jobs/due-loops.fixture.ts';
import { createDueServer, startMpesa } from '../jobs/due-server.fixture.ts';
import type { MakeDue } from '../jobs/due-work.fixture.ts';
import { loops } from '../jobs/loops.ts';
import { queuedJobs } from '../jobs/queued-jobs.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startPushService } from '../testing/push-service.ts';

vi.setConfig({ testTimeout: 90_000 });

const mails = await startMailServer();
const pushes = await startPushService();

test('a started server does the work of every job of its lists', async () => {
  const { world, start } = await createDueServer({
    mails: { url: mails.url, sentTo: () => mails.received.map(({ to }) => to) },
    pushes,
    mpesa: await startMpesa(),
  });
  const jobs: Record<string, MakeDue> = { ...dueLoops, ...dueHourly, ...dueQueued };
  const listed = Object.keys({ ...loops, ...hourlyJobs, ...queuedJobs });
  expect(Object.keys(jobs)).toEqual(listed.filter((name) => name !== 'run the hourly jobs'));
  const looks = await Promise.all(
    Object.entries({ ...jobs, ...dueInApp }).map(async ([name, make]) => ({ name, look: await make(world) })),
  );
  const { server, address } = await start();
  const idle = async () => {
    const done = await Promise.all(looks.map(({ look }) => look(address)));
    return looks.filter((_, at) => !done[at]).map(({ name }) => name);
  };
  await expect.poll(idle, { timeout: 60_000 }).toEqual([]);
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  expect(server.output()).not.toContain('could not');
});

const sourceFolder = path.resolve(import.meta.dirname, '..');
/** The code of the server, by file. */
const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//.test(file))
  .map((file) => [file, readFileSync(path.join(sourceFolder, file), 'utf8')] as const);
const filesWith = (words: RegExp) => sources.filter(([, code]) => words.test(code)).map(([file]) => file);

test('the two lists start every loop, and nothing else is repeated but what the app needs to serve', () => {
  const looping = filesWith(/from '\.[^']*\/start-loop\.ts'/);
  for (const file of looping.filter((each) => each !== 'jobs/start-queued-jobs.ts'))
    expect([file, filesWith(new RegExp(`from '[^']*/${path.basename(file)}'`))]).toEqual([file, ['jobs/loops.ts']]);
  expect(filesWith(/\bstartLoops\(|\bstartQueuedJobs\(/).toSorted()).toEqual([
    'jobs/loops.ts',
    'jobs/start-queued-jobs.ts',
    'start/start-server.ts',
  ]);
  // The streams, the disk, the migrations, who is here, and the start of a TURN server.
  expect(filesWith(/\bsetInterval\(/).toSorted()).toEqual([
    'app/keep-time.ts',
    'app/watch-conditions.ts',
    'features/people/presence/watch-presence.ts',
    'gateways/turn/coturn.ts',
  ]);
});
