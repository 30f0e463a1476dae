import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { members } from '../../core/members/index.ts';

export const personalRecovery: PersonalTables = {
  reset_requests: {
    personal: 'email asked_at is_known_device',
    other: 'id',
    exported: {
      because: 'A row is taken within seconds. Nobody knows whether the one who typed the address has the account.',
    },
    erased: [
      (me) => sql`
        delete from reset_requests asked using ${members} account
        where account.id = ${me} and asked.email = account.email`,
    ],
  },
  account_links: {
    personal: 'user_id purpose email created_at sent_at ended_at is_known_device',
    other: 'id nonce token_hash session_id',
    exported: {
      document: 'account_links',
      rows: (me) => sql`
        select purpose, email, created_at, sent_at, ended_at from account_links where user_id = ${me} order by id`,
    },
  },
  account_mails: {
    personal: 'user_id kind email browser system created_at ended_at outcome',
    other: 'id link_id',
    exported: {
      document: 'account_mails',
      rows: (me) => sql`
        select kind, email, browser, system, created_at, ended_at, outcome from account_mails where user_id = ${me}
        order by id`,
    },
  },
};
