import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { photoLimits } from '@mwanzo/contract/limits';
import { buildApp } from '../app.ts';
import type { AppDependencies } from '../app/app-dependencies.ts';
import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from '../database/connect.ts';
import { asRole, embeddedRole } from '../database/server-role.ts';
import { createOutages } from '../errors/outages.ts';
import { createSwitches } from '../features/core/switches/index.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { openEventBus } from '../gateways/event-bus/open-event-bus.ts';
import { createWorkerImageProcessor } from '../gateways/images/worker-image-processor.ts';
import { createMailer } from '../gateways/mail/create-mailer.ts';
import { createPusher } from '../gateways/push/create-pusher.ts';
import { createDoorbell } from '../gateways/queue/doorbell.ts';
import type { SealedMediaStorage } from '../gateways/media-storage/media-storage.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { createMediaPaths, type SignMedia } from '../gateways/media-storage/signed-media-path.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { createAccessTokens, type AccessTokens } from '../http/access-tokens.ts';
import { createCheapPasswordHasher } from './cheap-password-hasher.ts';
import { followPromises, followResponses } from './follow-promises.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { setUpTestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly inject: FastifyInstance['inject'];
  /** The test's own connections, as the owner of the tables. */
  readonly database: Database;
  /** The app's connections, whose role has fewer rights. */
  readonly serving: Database;
  readonly clock: TestClock;
  readonly events: EventBus;
  readonly mediaStorage: SealedMediaStorage;
  /** Signs the paths of photos and voice notes of messages for a viewer. */
  readonly signMediaFor: (viewerId: number) => SignMedia;
  readonly tokens: AccessTokens;
  readonly config: Config;
  /** The dependencies with which the app was built. */
  readonly dependencies: AppDependencies;
  /** Builds a second app with the same dependencies, as a restart does. It is closed when the test file ends. */
  buildAgain(): Promise<FastifyInstance>;
}

/** The dependencies that a test may replace. */
type Replaced = Partial<
  Pick<AppDependencies, 'images' | 'screener' | 'payments' | 'checkout' | 'audio' | 'turn' | 'metrics' | 'tracing'>
>;

/** All apps of a test process share these threads, of which each costs a third of a second of a core to start. */
const sharedImages = createWorkerImageProcessor({ limits: photoLimits });

const nothing = {
  screener: null,
  payments: null,
  checkout: null,
  audio: null,
  turn: null,
  metrics: null,
  tracing: null,
  webFolder: null,
};

/**
 * Builds the whole app with a new database and data folder, both of which are removed when the test file ends. A test
 * fails if a response or an event is not as the contract describes it.
 */
export async function buildTestApp(overrides: Partial<Config> = {}, replaced: Replaced = {}): Promise<TestApp> {
  const { url, database } = await setUpTestDatabase();
  const serving = openDatabase({ url: asRole(url, embeddedRole), applicationName: 'mwanzo-test-app' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-test-data-'));
  const config = testConfig(dataDir, overrides);
  const clock = createTestClock();
  const { events, rateCounts } = openEventBus(config.redisUrl);
  const images = replaced.images ?? { ...sharedImages, close: async () => {} };
  const dependencies: AppDependencies = {
    config,
    database: serving,
    clock,
    events,
    rateCounts,
    images,
    mailer: createMailer(config),
    pusher: overrides.vapid ? createPusher(config) : null,
    ...nothing,
    ...replaced,
    mailBell: createDoorbell(),
    passwords: createCheapPasswordHasher(),
    photoStorage: createLocalPhotoStorage(path.join(dataDir, 'media')),
    mediaStorage: createSealedMediaStorage(path.join(dataDir, 'message-media'), config.vaultKey),
    vault: createLocalDocumentVault(path.join(dataDir, 'vault'), config.vaultKey),
    outages: createOutages(),
    switches: createSwitches(serving),
    isDraining: () => false,
  };
  const apps: FastifyInstance[] = [];
  const buildAgain = async (): Promise<FastifyInstance> => {
    const built = followResponses(await buildApp(dependencies));
    apps.push(built);
    return built;
  };
  followPromises(events);
  const app = await buildAgain();
  afterAll(async () => {
    for (const built of apps) await built.close();
    dependencies.mailer?.close();
    dependencies.pusher?.close();
    await images.close();
    await events.close();
    if (!serving.pool.ended) await serving.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    inject: app.inject.bind(app),
    database,
    serving,
    clock,
    events,
    mediaStorage: dependencies.mediaStorage,
    signMediaFor: createMediaPaths(config.secretKey, clock).signFor,
    tokens: createAccessTokens(config.secretKey, clock),
    config,
    dependencies,
    buildAgain,
  };
}
