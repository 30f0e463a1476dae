import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';

export interface MessageDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly mediaStorage: MediaStorage;
  /** Creates the signer of the paths for a viewer. */
  readonly signMediaFor: (viewerId: number) => SignMedia;
}
