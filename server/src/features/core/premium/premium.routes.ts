import type { premiumEndpoints } from '@mwanzo/contract/core/premium';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { Handlers } from '../../../http/handler.ts';
import { readPlan } from './premium.repository.ts';
import { readTrial, startTrial, type TrialDependencies } from './start-trial.ts';

interface PremiumDependencies extends TrialDependencies {
  readonly events: EventBus;
  /** The way to pay for Premium. Null: it cannot be bought. The port is that of the pretend phone. */
  readonly checkout: { readonly kind: 'mpesa' | 'pretend'; readonly pretendPhonePort: number | null } | null;
}

export function premiumRoutes(dependencies: PremiumDependencies): Handlers<typeof premiumEndpoints> {
  const { database, clock, checkout } = dependencies;
  const present = async (userId: number) => {
    const now = clock.now();
    const plan = await readPlan(database, userId, now);
    const { state, wasStarted } = await readTrial(dependencies, database, userId, now);
    return {
      plan: plan ? ('premium' as const) : ('basic' as const),
      until: plan?.until.toISOString() ?? null,
      stops_at: plan?.stopsAt.toISOString() ?? null,
      checkout: checkout?.kind ?? null,
      pretend_phone_port: checkout?.pretendPhonePort ?? null,
      trial: {
        is_offered: state.kind === 'offered',
        ends_at: state.kind === 'running' ? state.endsAt.toISOString() : null,
        was_started: wasStarted,
      },
    };
  };
  return {
    getPremium: (_, { caller }) => present(caller.userId),
    startTrial: async (_, { caller }) => {
      await startTrial(dependencies, caller.userId);
      return present(caller.userId);
    },
  };
}
