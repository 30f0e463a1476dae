import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { SignPhotoFor } from '../photos/index.ts';

/** What it takes to read profiles and show them: the clock for the age, the signature for the photos. */
export interface ProfileViewDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhotoFor: SignPhotoFor;
}
