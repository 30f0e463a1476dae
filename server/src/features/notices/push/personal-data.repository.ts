import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalPushes: PersonalTables = {
  push_subscriptions: {
    personal: 'id user_id endpoint created_at',
    other: 'p256dh auth vapid_key told_batch news_batch waits_until',
    exported: {
      document: 'push_devices',
      rows: (me) => sql`select endpoint, created_at from push_subscriptions where user_id = ${me} order by id`,
    },
  },
};
