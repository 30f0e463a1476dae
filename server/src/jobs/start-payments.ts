import { askDueOrders, closeOldOrders } from '../features/billing/payments/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 5000;

interface PaymentJobDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Without it, M-Pesa is not asked, and abandoned orders just end. */
  readonly payments: Payments | null;
  readonly onFailure: (job: string, error: unknown) => void;
}

/** Regularly ends orders that nobody has paid, and asks M-Pesa about orders that are due. */
export function startPayments(dependencies: PaymentJobDependencies, pause: number = pauseMs): Loop {
  const { payments, onFailure } = dependencies;
  const run = () => (payments ? askDueOrders({ ...dependencies, payments }) : closeOldOrders(dependencies));
  return startLoop(pause, run, (error) => onFailure('ask about payments', error));
}
