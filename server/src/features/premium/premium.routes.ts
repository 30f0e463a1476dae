import type { premiumEndpoints } from '@mwanzo/contract/premium';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { createPremiumRepository } from './premium.repository.ts';

interface PremiumDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** The way to pay for Premium. Null: it cannot be bought. The port is that of the pretend phone. */
  readonly checkout: { readonly kind: 'mpesa' | 'pretend'; readonly pretendPhonePort: number | null } | null;
}

export function premiumRoutes({ database, clock, checkout }: PremiumDependencies): Handlers<typeof premiumEndpoints> {
  return {
    getPremium: async (_, { caller }) => {
      const plan = await createPremiumRepository(database).readPlan(caller.userId, clock.now());
      return {
        plan: plan ? 'premium' : 'basic',
        until: plan?.until.toISOString() ?? null,
        stops_at: plan?.stopsAt.toISOString() ?? null,
        checkout: checkout?.kind ?? null,
        pretend_phone_port: checkout?.pretendPhonePort ?? null,
      };
    },
  };
}
