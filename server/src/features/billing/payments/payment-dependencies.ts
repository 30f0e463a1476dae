import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Switches } from '../../core/switches/index.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { Payments } from '../../../gateways/payments/payments.ts';
import type { PromptsUnderWay } from './prompts-under-way.ts';

/** The dependencies of settling an order. */
export interface SettleDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly payments: Payments;
}

export interface PaymentDependencies extends Omit<SettleDependencies, 'payments'> {
  /** Null when nothing can be bought here. */
  readonly payments: Payments | null;
  readonly prompts: PromptsUnderWay;
  readonly switches: Pick<Switches, 'isOff'>;
  /** The key of the hashes by which phones are compared. */
  readonly phoneKey: Secret;
  readonly vaultKey: Secret;
  /** The address at which M-Pesa reaches this server. Null with `payments`. */
  readonly checkout: { readonly callbackOrigin: string } | null;
}
