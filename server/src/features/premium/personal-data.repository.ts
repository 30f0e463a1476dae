import type { PersonalTables } from '../../database/personal-table.ts';

export const personalPremium: PersonalTables = {
  premium_periods: {
    personal: 'user_id source product starts_at ends_at stops_at revoked_at created_at',
    other: 'id order_id reminded_days',
    exported: {
      document: 'premium_periods',
      rows: `select source, product, starts_at, ends_at, stops_at, revoked_at, created_at
        from premium_periods where user_id = $1 order by starts_at, id`,
    },
  },
};
