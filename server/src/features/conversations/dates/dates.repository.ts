import type { Language } from '@mwanzo/contract/language';
import { datePlanLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { firstPhotoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { genderOf, isVerified, nameOf } from '../../people/profiles/index.ts';
import { languageOf } from '../../people/settings/index.ts';
import { graceMs, reminderMs, type noteMail as notedMail } from './date-rules.ts';

export interface DatePlanRow {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly place: string;
  readonly meetsAt: Date;
  readonly checkInAt: Date;
  readonly closesAt: Date;
  readonly friendEmail: string | null;
  readonly nonce: Uint8Array;
  readonly fineAt: Date | null;
  readonly remindedAt: Date | null;
  readonly alertedAt: Date | null;
  readonly takenBackAt: Date | null;
  readonly takenBackMailedAt: Date | null;
  readonly takenBackMails: number;
  readonly openedCount: number;
  readonly openedAt: Date | null;
}

export interface SharedPlanRow extends DatePlanRow {
  readonly ownerName: string;
  readonly ownerGender: string;
  readonly ownerPhoto: PhotoRow | null;
  /** Null also when the two are no longer a match. */
  readonly partnerPhoto: PhotoRow | null;
  readonly isPartnerVerified: boolean;
}

export interface MailedPlanRow extends DatePlanRow {
  readonly ownerName: string;
  readonly email: string;
  readonly language: Language;
}

export interface NewPlan {
  readonly userId: number;
  readonly clientId: string;
  readonly partnerId: number;
  readonly place: string;
  readonly meetsAt: Date;
  readonly checkInAt: Date;
  readonly closesAt: Date;
  readonly friendEmail: string | null;
  readonly nonce: Uint8Array;
  readonly secretHash: Uint8Array;
  readonly now: Date;
}

const columns = `dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
  dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
  dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
  dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
  dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
  dated.opened_count as "openedCount", dated.opened_at as "openedAt"`;

const insert = statement<
  NewPlan,
  { isMatched: boolean } & { [Column in keyof DatePlanRow]: DatePlanRow[Column] | null }
>(
  (input) => sql`
   with stored as (
     select * from date_plans where user_id = ${input.userId}::bigint and client_id = ${input.clientId}::uuid
   ), made as (
     insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
       friend_email, nonce, secret_hash, created_at)
     select ${input.userId}, ${input.clientId}, ${input.partnerId}::bigint, split_part(${nameOf('partner')}, ' ', 1),
       ${input.place}, ${input.meetsAt}::timestamptz, ${input.checkInAt}::timestamptz, ${input.closesAt}::timestamptz,
       ${input.friendEmail}, ${input.nonce}::bytea, ${input.secretHash}::bytea, ${input.now}::timestamptz
     from profiles partner
     where partner.user_id = ${input.partnerId} and ${areMatched(input.userId, input.partnerId)}
       and not exists (select from stored)
       and (select count(*) from date_plans open
         where open.user_id = ${input.userId} and open.closes_at > ${input.now}) < ${String(datePlanLimits.openMax)}
     on conflict (user_id, client_id) do nothing
     returning *
   ), dated as (
     select * from made union all select * from stored
   )
   select ${areMatched(input.userId, input.partnerId)} as "isMatched", ${columns}
     from (select) me left join dated on true`,
);

export const listOpenPlans = statement<{ userId: number; now: Date }, DatePlanRow>(
  ({ userId, now }) => sql`
   select ${columns} from date_plans dated where dated.user_id = ${userId} and dated.closes_at > ${now}
    order by dated.meets_at, dated.id`,
);

export const markFine = statement<{ id: number; userId: number; now: Date }, DatePlanRow>(
  ({ id, userId, now }) => sql`
   update date_plans dated set fine_at = coalesce(dated.fine_at, ${now}::timestamptz)
   where dated.id = ${id} and dated.user_id = ${userId} and dated.closes_at > ${now} returning ${columns}`,
);

export const unmarkFine = statement<{ id: number; userId: number; now: Date }, DatePlanRow>(
  ({ id, userId, now }) => sql`
   update date_plans dated set taken_back_at =
       case when dated.fine_at is null then dated.taken_back_at else ${now} end,
     fine_at = null
   where dated.id = ${id} and dated.user_id = ${userId} and dated.closes_at > ${now}::timestamptz
     returning ${columns}`,
);

export const moveCheckIn = statement<
  { id: number; userId: number; checkInAt: Date; closesAt: Date; now: Date },
  DatePlanRow
>(
  (input) => sql`
   update date_plans dated set check_in_at = ${input.checkInAt}::timestamptz,
     closes_at = greatest(dated.closes_at, ${input.closesAt}::timestamptz),
     reminded_at = case when dated.check_in_at = ${input.checkInAt} then dated.reminded_at end
   where dated.id = ${input.id} and dated.user_id = ${input.userId} and dated.closes_at > ${input.now}::timestamptz
     and dated.fine_at is null
     returning ${columns}`,
);

const cancel = statement<{ id: number; userId: number }, { id: number }>(
  ({ id, userId }) =>
    sql`delete from date_plans dated where dated.id = ${id} and dated.user_id = ${userId} returning dated.id`,
);

export const findOwnPlan = statement<{ id: number; userId: number; now: Date }, DatePlanRow>(
  ({ id, userId, now }) => sql`
   select ${columns} from date_plans dated
   where dated.id = ${id} and dated.user_id = ${userId} and dated.closes_at > ${now}`,
);

export const findSharedPlan = statement<{ secretHash: Uint8Array; now: Date }, SharedPlanRow>(
  ({ secretHash, now }) => sql`
   select ${columns}, split_part(${nameOf('owner')}, ' ', 1) as "ownerName", ${genderOf('owner')} as "ownerGender",
    ${firstPhotoColumn('owner.user_id')} as "ownerPhoto",
     case when ${areMatched('dated.user_id', 'dated.partner_id')} then ${firstPhotoColumn('dated.partner_id')}
       end as "partnerPhoto",
     coalesce((select ${areMatched('dated.user_id', 'dated.partner_id')} and ${isVerified('partner')}
       from profiles partner
       where partner.user_id = dated.partner_id), false) as "isPartnerVerified"
   from date_plans dated join profiles owner on owner.user_id = dated.user_id
   where dated.secret_hash = ${secretHash} and dated.closes_at > ${now}`,
);

export const noteOpening = statement<{ id: number; now: Date }>(
  ({ id, now }) => sql`
   update date_plans dated
    set opened_count = dated.opened_count + 1, opened_at = greatest(dated.opened_at, ${now}::timestamptz)
   where dated.id = ${id}`,
);

/** The plans for which a mail may be due; `dueMail` decides. */
const listDue = statement<{ now: Date }, { id: number }>(
  ({ now }) => sql`
   select dated.id from date_plans dated
   where dated.fine_at is null and dated.closes_at > ${now}::timestamptz and (
     (dated.reminded_at is null and dated.check_in_at - interval '${String(reminderMs)} ms' <= ${now}
       and dated.check_in_at + interval '${String(graceMs)} ms' > ${now})
     or ((dated.alerted_at is null or dated.alerted_at < dated.check_in_at) and dated.friend_email is not null
       and dated.check_in_at + interval '${String(graceMs)} ms' <= ${now})
     or (dated.taken_back_at <= ${now} and dated.friend_email is not null
       and dated.taken_back_mails < ${String(datePlanLimits.takenBackMailsMax)})
   ) order by dated.check_in_at limit 500`,
);

export const findMailedPlan = statement<{ id: number }, MailedPlanRow>(
  ({ id }) => sql`
   select ${columns}, split_part(${nameOf('owner')}, ' ', 1) as "ownerName", ${emailOf('account')} as email,
     ${languageOf('dated.user_id')} as language
   from date_plans dated join users account on account.id = dated.user_id
     join profiles owner on owner.user_id = dated.user_id
   where dated.id = ${id}`,
);

const noteMail = statement<{
  id: number;
  alertedAt: Date | null;
  takenBackMailedAt: Date | null;
  takenBackMails: number;
  remindedAt: Date | null;
  checkInAt: Date;
}>(
  (input) => sql`
   update date_plans dated set alerted_at = ${input.alertedAt}::timestamptz,
     taken_back_mailed_at = ${input.takenBackMailedAt}::timestamptz,
     taken_back_mails = ${input.takenBackMails},
     reminded_at = case when dated.check_in_at = ${input.checkInAt}::timestamptz
       then ${input.remindedAt}::timestamptz else dated.reminded_at end
   where dated.id = ${input.id}`,
);

export const deletePlansClosed = statement<{ now: Date }>(
  ({ now }) => sql`delete from date_plans dated where dated.closes_at <= ${now}`,
);

/**
 * Inserts a plan, or returns the existing one with the same client id. `id` is null when there are too many open
 * ones. Null without a match.
 */
export async function insertPlan(on: Database, plan: NewPlan): Promise<DatePlanRow | 'too many' | null> {
  const row = await getRow(on, insert, plan);
  if (!row || (row.id === null && !row.isMatched)) return null;
  return row.id === null ? 'too many' : (row as DatePlanRow);
}

export const deletePlan = async (on: Database, { id, userId }: { id: number; userId: number }) =>
  (await getRows(on, cancel, { id, userId })).length > 0;

export const listDuePlans = async (on: Database, now: Date) =>
  (await getRows(on, listDue, { now })).map(({ id }) => id);

/** Notes which mails were sent. If the check-in was moved meanwhile, its reminder is still to come. */
export async function noteSentMail(
  on: Database,
  { id, checkInAt }: DatePlanRow,
  noted: ReturnType<typeof notedMail>,
): Promise<void> {
  const { remindedAt, alertedAt, takenBackMailedAt, takenBackMails } = noted;
  await getRows(on, noteMail, { id, alertedAt, takenBackMailedAt, takenBackMails, remindedAt, checkInAt });
}
