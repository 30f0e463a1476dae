import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { PasswordHasher } from '../../../gateways/passwords/password-hasher.ts';
import type { Doorbell } from '../../../gateways/queue/doorbell.ts';
import type { PasswordChecks } from '../accounts/index.ts';

export interface RecoveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
  /** It is rung when a mail is due. */
  readonly mailBell: Doorbell;
  /** Resolves to true if somebody with this mailbox was banned. */
  readonly isEmailBanned: (email: string) => Promise<boolean>;
}

/** The sender of a request, and the network. */
export interface Asking {
  readonly userId: number;
  /** The session that stays when the member's other sessions end. */
  readonly sessionId: number | null;
  readonly network: string;
  readonly cookies: string | undefined;
}
