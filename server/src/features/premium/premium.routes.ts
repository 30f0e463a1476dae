import type { premiumEndpoints } from '@mwanzo/contract/premium';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/handler.ts';

export function premiumRoutes(_dependencies: { database: Database }): Handlers<typeof premiumEndpoints> {
  return {
    getPremium: () =>
      Promise.resolve({ plan: 'basic', until: null, stops_at: null, checkout: null, pretend_phone_port: null }),
  };
}
