import { expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { cleanUp, hourlyJobs, sweeps, type CleanupDependencies } from './clean-up.ts';

const { database, clock, events, config } = await buildTestApp();
clock.set(new Date('2026-11-21T09:00:00Z'));

type Query = (...given: unknown[]) => unknown;

/** The database, which notes each statement with its values. */
function noteStatements() {
  const noted: string[] = [];
  const noting =
    (query: Query): Query =>
    (...given) => {
      const [what, values] = given as [string | { text: string; values?: unknown[] }, unknown[]?];
      const { text, values: inside = values } = typeof what === 'string' ? { text: what } : what;
      noted.push(`${text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)} ${JSON.stringify(inside ?? [])}`);
      return query(...given);
    };
  const { pool } = database;
  const watched = Object.create(pool) as typeof pool;
  watched.query = noting(pool.query.bind(pool) as Query) as typeof pool.query;
  watched.connect = (async () => {
    const client = await pool.connect();
    const other = Object.create(client) as typeof client;
    other.query = noting(client.query.bind(client) as Query) as typeof client.query;
    other.release = client.release.bind(client);
    return other;
  }) as typeof pool.connect;
  return { noted, watched: { pool: watched, close: database.close } satisfies Database };
}

function dependenciesOn(on: Database): CleanupDependencies {
  const folder = makeDataFolder();
  return {
    database: on,
    clock,
    events,
    photoStorage: createLocalPhotoStorage(`${folder}/media`),
    mediaStorage: createSealedMediaStorage(`${folder}/message-media`, config.vaultKey),
    vault: createLocalDocumentVault(`${folder}/vault`, config.vaultKey),
    onFailure: (job, error) => expect.fail(`${job}: ${String(error)}`),
    onSwept: () => {},
    onSealed: () => {},
    isDraining: () => false,
  };
}

test('each hourly job asks for what is due at its moment, in the order of the list', async () => {
  const { noted, watched } = noteStatements();
  const on = dependenciesOn(watched);
  const lines: string[] = [];
  for (const [name, job] of Object.entries({ ...hourlyJobs, ...sweeps })) {
    noted.length = 0;
    await job(on);
    lines.push(name, ...noted.map((statement) => `  ${statement}`));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/hourly-statements.txt');
});

test('a run does every job once, in the order of the list, and sweeps files only if it may', async () => {
  const done: string[] = [];
  const metrics = {
    observeJob: ({ name, outcome }: { name: string; outcome: string }) => void done.push(`${name} ${outcome}`),
  };
  const names = Object.keys({ ...hourlyJobs, ...sweeps });
  await cleanUp({ ...dependenciesOn(database), metrics }, { maySweep: true });
  expect(done).toEqual(names.map((name) => `${name} done`));
  done.length = 0;
  await cleanUp({ ...dependenciesOn(database), metrics }, { maySweep: false });
  expect(done).toEqual(names.slice(0, -3).map((name) => `${name} done`));
});
