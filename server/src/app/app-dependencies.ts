import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { Outages } from '../errors/outages.ts';
import type { Switches } from '../features/core/switches/index.ts';
import type { AudioProcessor } from '../gateways/audio/audio-processor.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { ImageProcessor } from '../gateways/images/image-processor.ts';
import type { RateCounts } from '../gateways/rate-counts.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import type { Mailer } from '../gateways/mail/mailer.ts';
import type { PasswordHasher } from '../gateways/passwords/password-hasher.ts';
import type { Checkout } from '../gateways/payments/checkout.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { SealedMediaStorage } from '../gateways/media-storage/media-storage.ts';
import type { Pusher } from '../gateways/push/pusher.ts';
import type { Screener } from '../gateways/screening/screener.ts';
import type { Doorbell } from '../gateways/queue/doorbell.ts';
import type { Tracing } from '../gateways/tracing/tracing.ts';
import type { TurnServer } from '../gateways/turn/turn-server.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';

/**
 * Everything that the app needs from outside. `open-dependencies.ts` creates the real ones, `testing/build-test-app.ts`
 * those of tests.
 */
export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Null when each process counts rate limits by itself. */
  readonly rateCounts: RateCounts | null;
  readonly images: ImageProcessor;
  /** Null when no mail is sent. */
  readonly mailer: Mailer | null;
  /** Null when no push is sent. */
  readonly pusher: Pusher | null;
  /** Null when nothing can be bought. */
  readonly payments: Payments | null;
  /** Null when nothing can be bought. */
  readonly checkout: Checkout | null;
  /** It is rung when a mail about an account is due. */
  readonly mailBell: Doorbell;
  readonly passwords: PasswordHasher;
  readonly photoStorage: PhotoStorage;
  /** Null where ffmpeg is not installed: then there are no voice notes. */
  readonly audio: AudioProcessor | null;
  /** The photos and voice notes of messages. */
  readonly mediaStorage: SealedMediaStorage;
  /** Null where calls are off. */
  readonly turn: TurnServer | null;
  readonly vault: DocumentVault;
  /** Null when no picture is screened. */
  readonly screener: Screener | null;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
  readonly outages: Outages;
  /** The switches of the operator and the moderators. */
  readonly switches: Switches;
  /** Null when nobody reads metrics. */
  readonly metrics: Metrics | null;
  /** Null when nothing is traced. */
  readonly tracing: Tracing | null;
  /** The folder of the built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
}
