import type { Language } from '@mwanzo/contract/language';
import type { SettingsChanges } from '@mwanzo/contract/people/settings';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import type { StoredSettings } from './setting-rules.ts';

const columns = `setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
  setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
  setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked"`;

/** No row when the member has chosen nothing yet. */
export const findSettings = statement<{ userId: number }, StoredSettings>(
  ({ userId }) => sql`select ${columns} from member_settings setting where setting.user_id = ${userId}`,
);

/** Locks the settings, which are made with their defaults if they are missing. No row when there is no such member. */
export const lockSettings = statement<{ userId: number }, StoredSettings>(
  ({ userId }) => sql`
    insert into member_settings as setting (user_id) select users.id from users where users.id = ${userId}
    on conflict (user_id) do update set user_id = excluded.user_id returning ${columns}`,
);

interface Change extends Omit<SettingsChanges, 'quiet_hours'> {
  readonly userId: number;
  readonly quietFrom: number | undefined;
  readonly quietTo: number | undefined;
}

/** Null leaves a column unchanged, so changes from two devices at once are both kept. */
const change = statement<Change, StoredSettings>(
  (input) => sql`
    update member_settings setting set
      language = coalesce(${input.language}, setting.language),
      read_receipts = coalesce(${input.read_receipts}, setting.read_receipts),
      shows_presence = coalesce(${input.shows_presence}, setting.shows_presence),
      push_kinds = coalesce(${input.push_kinds}::text[], setting.push_kinds),
      mail_kinds = coalesce(${input.mail_kinds}::text[], setting.mail_kinds),
      quiet_from = coalesce(${input.quietFrom}, setting.quiet_from),
      quiet_to = coalesce(${input.quietTo}, setting.quiet_to),
      shows_names_when_locked = coalesce(${input.shows_names_when_locked}, setting.shows_names_when_locked)
    where setting.user_id = ${input.userId}
    returning ${columns}`,
);

/** The matches who see a member's presence while that member shows it. */
export const listPresenceWatchers = statement<{ userId: number }, { partnerId: number }>(
  ({ userId }) => sql`
    select matched.partner_id as "partnerId" from (${matchesOf(userId)}) matched
    left join member_settings setting on setting.user_id = matched.partner_id
    where coalesce(setting.shows_presence, true)`,
);

export async function writeSettings(on: Transaction, userId: number, changes: SettingsChanges) {
  // Equal ends mean that there are no quiet hours.
  const quiet = changes.quiet_hours === null ? { from: 0, to: 0 } : changes.quiet_hours;
  return getRow(on, change, { ...changes, userId, quietFrom: quiet?.from, quietTo: quiet?.to });
}

const storeLanguage = statement<{ userId: number; language: Language }>(
  ({ userId, language }) => sql`
    insert into member_settings (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do update set language = excluded.language where member_settings.language is null`,
);

/** Stores the language of a member whose language is not known yet. */
export async function rememberLanguage(on: Transaction, known: { userId: number; language: Language }): Promise<void> {
  await getRows(on, storeLanguage, known);
}

/** The member's language; English until it is known. */
export async function readLanguage(on: Transaction, userId: number): Promise<Language> {
  return (await getRow(on, findSettings, { userId }))?.language ?? 'en';
}

const endMails = statement<{ userId: number }>(
  ({ userId }) => sql`
    insert into member_settings (user_id, mail_kinds) select users.id, '{}' from users where users.id = ${userId}
    on conflict (user_id) do update set mail_kinds = '{}'`,
);

/** Ends all mails about notifications to a member. */
export async function stopMails(on: Database, userId: number): Promise<void> {
  await getRows(on, endMails, { userId });
}
