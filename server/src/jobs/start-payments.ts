import { askDueOrders, askReceipts, closeOldOrders } from '../features/billing/payments/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const pauseMs = 5000;

interface PaymentJobDependencies extends LoopWatching {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Without it, M-Pesa is not asked, and abandoned orders just end. */
  readonly payments: Payments | null;
  /** The address at which M-Pesa reaches this server. Null without `payments`. */
  readonly checkout: { readonly callbackOrigin: string } | null;
}

/** Regularly ends orders that nobody has paid, and asks M-Pesa about orders that are due and about lost receipts. */
export function startPayments(dependencies: PaymentJobDependencies, pause: number = pauseMs): Loop {
  const { payments, checkout } = dependencies;
  const run = async (): Promise<void> => {
    if (!payments || !checkout) return closeOldOrders(dependencies);
    await askDueOrders({ ...dependencies, payments });
    await askReceipts({ ...dependencies, payments, checkout });
  };
  return startLoop({ name: 'ask about payments', pauseMs: pause, on: dependencies }, run);
}
