import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { SignPhotoFor } from '../photos/index.ts';

/** The dependencies of showing profiles: the clock for the age, the signer for the photos. */
export interface ProfileViewDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhotoFor: SignPhotoFor;
}
