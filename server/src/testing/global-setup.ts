import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { allowServing, embeddedRole, makeRole } from '../database/server-role.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { copyDatabase, dropDatabases, urlOfDatabase } from './database-administration.ts';
import { fastSettings } from './fast-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for test databases, the prefix of their names in this run, and the template that they copy. */
    testServer: { url: string; run: string; template: string };
  }
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

interface Prepared {
  readonly testServer: { url: string; run: string; template: string };
  readonly teardown: () => Promise<void>;
}

/** Each project has a module of its own, but all of a run have the same process. */
const shared = globalThis as { mwanzoTestServer?: { prepared: Promise<Prepared>; projects: number } };

/** Starts one server with one migrated template database for the whole run. Each test file copies the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = (shared.mwanzoTestServer ??= { prepared: prepare(), projects: 0 });
  server.projects += 1;
  const { testServer, teardown } = await server.prepared;
  project.provide('testServer', testServer);
  return async () => {
    server.projects -= 1;
    if (server.projects > 0) return;
    delete shared.mwanzoTestServer;
    await teardown();
  };
}

async function prepare(): Promise<Prepared> {
  const server = await findServer();
  const run = `mwanzo_test_${randomBytes(4).toString('hex')}`;
  const template = `${run}_template`;
  const teardown = async () => {
    await dropDatabases(server.url, run);
    await server.stop();
  };
  try {
    await copyDatabase(server.url, 'template0', template);
    if (existsSync(migrationsFolder)) {
      await migrate(urlOfDatabase(server.url, template));
      await makeRole(server.url, embeddedRole);
      await allowServing(urlOfDatabase(server.url, template), embeddedRole);
    }
  } catch (error) {
    await teardown();
    throw error;
  }
  return { testServer: { url: server.url, run, template }, teardown };
}

async function findServer(): Promise<Server> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-test-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its files.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, log: () => {}, settings: fastSettings });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
