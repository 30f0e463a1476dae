import { existsSync } from 'node:fs';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { traceDatabase } from '../app/trace-database.ts';
import type { Config } from '../config/config.ts';
import type { TurnConfig } from '../config/turn.ts';
import { openDatabase } from '../database/connect.ts';
import { createOutages } from '../errors/outages.ts';
import { createFfmpegAudioProcessor, findFfmpeg } from '../gateways/audio/ffmpeg-audio-processor.ts';
import { type Clock, systemClock } from '../gateways/clock.ts';
import { openEventBus } from '../gateways/event-bus/open-event-bus.ts';
import { createWorkerImageProcessor } from '../gateways/images/worker-image-processor.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { traceMailer } from '../gateways/mail/trace-mailer.ts';
import { watchMailer } from '../gateways/mail/watch-mailer.ts';
import { createArgon2PasswordHasher } from '../gateways/passwords/argon2-password-hasher.ts';
import type { PasswordHasher } from '../gateways/passwords/password-hasher.ts';
import type { PretendMpesa } from '../gateways/payments/checkout.ts';
import { openPayments } from '../gateways/payments/open-payments.ts';
import { createDoorbell } from '../gateways/queue/doorbell.ts';
import { createSealedMediaStorage } from '../gateways/media-storage/sealed-media-storage.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { createSwitches } from '../features/core/switches/index.ts';
import { createProcessScreener } from '../gateways/screening/process-screener.ts';
import type { Screener } from '../gateways/screening/screener.ts';
import { openSending, type Sending } from '../gateways/sending/open-sending.ts';
import type { Tracing } from '../gateways/tracing/tracing.ts';
import { createTurnServer } from '../gateways/turn/turn-server.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { uploadsFolder } from '../app/uploads.ts';

interface OpenOptions {
  readonly isDraining: () => boolean;
  readonly clock?: Clock | undefined;
  readonly openSending?: ((config: Config) => Sending) | undefined;
  readonly openScreener?: ((config: Config) => Screener | null) | undefined;
  readonly openPasswords?: (() => PasswordHasher) | undefined;
  /** Replaces M-Pesa. */
  readonly pretendMpesa?: PretendMpesa | null;
  /** Replaces the configured TURN server. */
  readonly turn?: TurnConfig | null;
  readonly tracing?: Tracing | null;
}

const createScreener = ({ screening }: Config) => (screening ? createProcessScreener() : null);

/**
 * Opens the dependencies of a real server. The caller closes `database`, `images`, `screener`, `mailer`, `pusher` and
 * `events`.
 */
export function openDependencies(
  config: Config,
  databaseUrl: string,
  {
    isDraining,
    clock = systemClock,
    openSending: open = openSending,
    openScreener = createScreener,
    openPasswords = createArgon2PasswordHasher,
    pretendMpesa = null,
    turn = config.turn,
    tracing = null,
  }: OpenOptions,
): AppDependencies {
  const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');
  const ffmpeg = findFfmpeg();
  const outages = createOutages();
  const { mailer, pusher } = open(config);
  const watched = mailer && watchMailer(mailer, outages);
  const opened = openDatabase({ url: databaseUrl, max: config.databaseConnections });
  const database = tracing ? traceDatabase(opened, tracing) : opened;
  return {
    config,
    database,
    switches: createSwitches(database),
    clock,
    ...openEventBus(config.redisUrl),
    images: createWorkerImageProcessor({ limits: photoLimits }),
    outages,
    mailer: watched && tracing ? traceMailer(watched, tracing) : watched,
    pusher,
    ...openPayments(config, pretendMpesa),
    mailBell: createDoorbell(),
    passwords: openPasswords(),
    photoStorage: createLocalPhotoStorage(path.join(config.dataDir, 'media')),
    turn: turn && createTurnServer(turn),
    audio: ffmpeg && createFfmpegAudioProcessor(ffmpeg, uploadsFolder(config)),
    mediaStorage: createSealedMediaStorage(path.join(config.dataDir, 'message-media'), config.vaultKey),
    vault: createLocalDocumentVault(path.join(config.dataDir, 'vault'), config.vaultKey),
    screener: openScreener(config),
    isDraining,
    metrics: config.metrics && createMetrics(),
    tracing,
    webFolder: existsSync(path.join(webFolder, 'app.html')) ? webFolder : null,
  };
}
