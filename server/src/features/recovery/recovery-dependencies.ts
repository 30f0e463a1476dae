import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import type { Doorbell } from '../../gateways/queue/doorbell.ts';
import type { PasswordChecks } from '../accounts/index.ts';

export interface RecoveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
  /** Rung when a mail waits. */
  readonly mailBell: Doorbell;
  /** Whether somebody with this mailbox was banned. */
  readonly isEmailBanned: (email: string) => Promise<boolean>;
}

/** Who asks, and from where. */
export interface Asking {
  readonly userId: number;
  /** Goes on when the member's other sessions end. */
  readonly sessionId: number | null;
  readonly network: string;
  readonly cookies: string | undefined;
}
