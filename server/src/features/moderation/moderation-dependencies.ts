import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { SignPhoto } from '../photos/index.ts';
import { claimMs } from '../verifications/index.ts';

export interface ModerationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhoto: SignPhoto;
}

/** Claims made at or before this moment have lapsed. */
export function lapsedClaims(now: Date): Date {
  return new Date(now.getTime() - claimMs);
}
