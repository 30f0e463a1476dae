import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

const endedBecause = 'It names sessions that have just ended, for an hour, and nobody.';

const deletedBecause = 'It recognises tokens of deleted accounts, for a day, and leads to nobody.';

export const personalAccounts: PersonalTables = {
  sessions: {
    personal: 'id user_id created_at expires_at ended_at end_reason browser system used_at',
    other: 'generation device_hash',
    exported: {
      document: 'sessions',
      rows: (me) => sql`select browser, system, created_at, used_at, expires_at, ended_at, end_reason
        from sessions where user_id = ${me} order by created_at, id`,
    },
  },
  ended_sessions: {
    personal: '',
    other: 'id ended_at',
    exported: { because: endedBecause },
    kept: endedBecause,
  },
  deleted_sessions: {
    personal: '',
    other: 'token_hash ended_at',
    exported: { because: deletedBecause },
    kept: deletedBecause,
  },
  refresh_tokens: {
    personal: '',
    other: 'hash session_id generation',
    exported: { because: 'These are hashes of tokens that open the account.' },
  },
  account_tries: {
    personal: 'subject began_at tries',
    other: '',
    exported: {
      because: 'A subject is a keyed hash of a network, a device or an address. Strangers cause most of these tries.',
    },
    kept: 'The hash leads to nobody, and the row goes by its age.',
  },
};
