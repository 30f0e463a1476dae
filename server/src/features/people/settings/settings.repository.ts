import type { SettingsChanges } from '@mwanzo/contract/people/settings';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import type { StoredSettings } from './setting-rules.ts';
import { showsPresence } from './setting-sql.ts';

const columns = `setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
  setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
  setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked"`;

const find = prepared<StoredSettings>(
  'find-settings',
  `select ${columns} from member_settings setting where setting.user_id = $1`,
);

/** Creates the row with its defaults if it is missing. It returns no row when there is no such member. */
const ensure = prepared<{ id: number }>(
  'ensure-settings',
  `with made as (
     insert into member_settings (user_id) select users.id from users where users.id = $1 on conflict do nothing
   )
   select users.id from users where users.id = $1`,
);

export interface ChangedSettings extends StoredSettings {
  /** The matches who saw the member's presence until now, and no longer do. */
  readonly hiddenFrom: readonly number[];
}

/** Null leaves a column unchanged, so changes from two devices at once are both kept. */
const change = prepared<ChangedSettings>(
  'change-settings',
  `with earlier as (
     select shows_presence from member_settings where user_id = $1
   ), setting as (
   update member_settings setting set
     language = coalesce($2, setting.language),
     read_receipts = coalesce($3, setting.read_receipts),
     shows_presence = coalesce($4, setting.shows_presence),
     push_kinds = coalesce($5::text[], setting.push_kinds),
     mail_kinds = coalesce($6::text[], setting.mail_kinds),
     quiet_from = coalesce($7, setting.quiet_from),
     quiet_to = coalesce($8, setting.quiet_to),
     shows_names_when_locked = coalesce($9, setting.shows_names_when_locked)
   where setting.user_id = $1::bigint
   returning setting.*
   )
   select ${columns}, coalesce((
     select json_agg(matched.partner_id) from (${matchesOf('$1')}) matched cross join earlier
     where earlier.shows_presence and not setting.shows_presence and ${showsPresence('matched.partner_id')}
   ), '[]') as "hiddenFrom"
   from setting`,
);

export function createSettingsRepository(database: Database) {
  return {
    /** Null when the member has chosen nothing yet. */
    async findSettings(userId: number): Promise<StoredSettings | null> {
      const [row] = await runPrepared(database, find, [userId]);
      return row ?? null;
    },

    /** Returns the stored settings; null when the caller's account is deleted. */
    async changeSettings(userId: number, changes: SettingsChanges): Promise<ChangedSettings | null> {
      const { language, read_receipts, shows_presence, push_kinds, mail_kinds, shows_names_when_locked } = changes;
      // Equal ends mean that there are no quiet hours.
      const quiet = changes.quiet_hours === null ? { from: 0, to: 0 } : changes.quiet_hours;
      const values = [
        language,
        read_receipts,
        shows_presence,
        push_kinds,
        mail_kinds,
        quiet?.from,
        quiet?.to,
        shows_names_when_locked,
      ];
      const [member] = await runPrepared(database, ensure, [userId]);
      if (!member) return null;
      const [row] = await runPrepared(database, change, [userId, ...values.map((value) => value ?? null)]);
      return row ?? null;
    },
  };
}
