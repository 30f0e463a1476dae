import type { Language } from '@mwanzo/contract/language';
import { datePlanLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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

const insert = prepared<{ isMatched: boolean } & { [Column in keyof DatePlanRow]: DatePlanRow[Column] | null }>(
  'insert-date-plan',
  `with stored as (
     select * from date_plans where user_id = $1::bigint and client_id = $2::uuid
   ), made as (
     insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
       friend_email, nonce, secret_hash, created_at)
     select $1, $2, $3::bigint, split_part(${nameOf('partner')}, ' ', 1), $4, $5::timestamptz, $6::timestamptz,
       $7::timestamptz,
       $8, $9::bytea, $10::bytea, $11::timestamptz
     from profiles partner
     where partner.user_id = $3 and ${areMatched('$1', '$3')} and not exists (select from stored)
       and (select count(*) from date_plans open
         where open.user_id = $1 and open.closes_at > $11) < ${datePlanLimits.openMax}
     on conflict (user_id, client_id) do nothing
     returning *
   ), dated as (
     select * from made union all select * from stored
   )
   select ${areMatched('$1', '$3')} as "isMatched", ${columns} from (select) me left join dated on true`,
);

const list = prepared<DatePlanRow>(
  'list-date-plans',
  `select ${columns} from date_plans dated where dated.user_id = $1 and dated.closes_at > $2
    order by dated.meets_at, dated.id`,
);

const sayFine = prepared<DatePlanRow>(
  'say-fine',
  `update date_plans dated set fine_at = coalesce(dated.fine_at, $3::timestamptz)
   where dated.id = $1 and dated.user_id = $2 and dated.closes_at > $3 returning ${columns}`,
);

const takeBackFine = prepared<DatePlanRow>(
  'take-back-fine',
  `update date_plans dated set taken_back_at = case when dated.fine_at is null then dated.taken_back_at else $3 end,
     fine_at = null
   where dated.id = $1 and dated.user_id = $2 and dated.closes_at > $3::timestamptz returning ${columns}`,
);

const changeCheckIn = prepared<DatePlanRow>(
  'change-check-in',
  `update date_plans dated set check_in_at = $3::timestamptz, closes_at = greatest(dated.closes_at, $4::timestamptz),
     reminded_at = case when dated.check_in_at = $3 then dated.reminded_at end
   where dated.id = $1 and dated.user_id = $2 and dated.closes_at > $5::timestamptz and dated.fine_at is null
     returning ${columns}`,
);

const cancel = prepared<{ id: number }>(
  'cancel-date-plan',
  'delete from date_plans dated where dated.id = $1 and dated.user_id = $2 returning dated.id',
);

const findOwn = prepared<DatePlanRow>(
  'find-date-plan',
  `select ${columns} from date_plans dated where dated.id = $1 and dated.user_id = $2 and dated.closes_at > $3`,
);

const findShared = prepared<SharedPlanRow>(
  'find-shared-plan',
  `select ${columns}, split_part(${nameOf('owner')}, ' ', 1) as "ownerName", ${genderOf('owner')} as "ownerGender",
    ${firstPhotoColumn('owner.user_id')} as "ownerPhoto",
     case when ${areMatched('dated.user_id', 'dated.partner_id')} then ${firstPhotoColumn('dated.partner_id')}
       end as "partnerPhoto",
     coalesce((select ${areMatched('dated.user_id', 'dated.partner_id')} and ${isVerified('partner')}
       from profiles partner
       where partner.user_id = dated.partner_id), false) as "isPartnerVerified"
   from date_plans dated join profiles owner on owner.user_id = dated.user_id
   where dated.secret_hash = $1 and dated.closes_at > $2`,
);

const noteOpening = prepared(
  'note-date-opening',
  `update date_plans dated
    set opened_count = dated.opened_count + 1, opened_at = greatest(dated.opened_at, $2::timestamptz)
   where dated.id = $1`,
);

/** The plans for which a mail may be due; `dueMail` decides. */
const listDue = prepared<{ id: number }>(
  'list-due-date-plans',
  `select dated.id from date_plans dated
   where dated.fine_at is null and dated.closes_at > $1::timestamptz and (
     (dated.reminded_at is null and dated.check_in_at - interval '${reminderMs} ms' <= $1
       and dated.check_in_at + interval '${graceMs} ms' > $1)
     or ((dated.alerted_at is null or dated.alerted_at < dated.check_in_at) and dated.friend_email is not null
       and dated.check_in_at + interval '${graceMs} ms' <= $1)
     or (dated.taken_back_at <= $1 and dated.friend_email is not null
       and dated.taken_back_mails < ${datePlanLimits.takenBackMailsMax})
   ) order by dated.check_in_at limit 500`,
);

const findMailed = prepared<MailedPlanRow>(
  'find-mailed-date-plan',
  `select ${columns}, split_part(${nameOf('owner')}, ' ', 1) as "ownerName", ${emailOf('account')} as email,
     ${languageOf('dated.user_id')} as language
   from date_plans dated join users account on account.id = dated.user_id
     join profiles owner on owner.user_id = dated.user_id
   where dated.id = $1`,
);

const noteMail = prepared(
  'note-date-mail',
  `update date_plans dated set alerted_at = $2::timestamptz, taken_back_mailed_at = $3::timestamptz,
     taken_back_mails = $4,
     reminded_at = case when dated.check_in_at = $6::timestamptz then $5::timestamptz else dated.reminded_at end
   where dated.id = $1`,
);

const deleteClosed = prepared('delete-closed-date-plans', 'delete from date_plans dated where dated.closes_at <= $1');

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export function createDatesRepository(database: Database) {
  return {
    /**
     * Inserts a plan, or returns the existing one with the same client id. `id` is null when there are too many open
     * ones. Null without a match.
     */
    async insertPlan(plan: NewPlan): Promise<DatePlanRow | 'too many' | null> {
      const { userId, clientId, partnerId, place, meetsAt, checkInAt, closesAt, friendEmail, nonce, secretHash } = plan;
      const when = [meetsAt, checkInAt, closesAt];
      const values = [userId, clientId, partnerId, place, ...when, friendEmail, nonce, secretHash, plan.now];
      const [row] = await runPrepared(database, insert, values);
      if (!row || (row.id === null && !row.isMatched)) return null;
      return row.id === null ? 'too many' : (row as DatePlanRow);
    },
    listPlans: (userId: number, now: Date) => runPrepared(database, list, [userId, now]),
    sayFine: (id: number, userId: number, now: Date) => first(runPrepared(database, sayFine, [id, userId, now])),
    takeBackFine: (id: number, userId: number, now: Date) =>
      first(runPrepared(database, takeBackFine, [id, userId, now])),
    changeCheckIn: (id: number, userId: number, checkInAt: Date, closesAt: Date, now: Date) =>
      first(runPrepared(database, changeCheckIn, [id, userId, checkInAt, closesAt, now])),
    cancelPlan: async (id: number, userId: number) => (await runPrepared(database, cancel, [id, userId])).length > 0,
    findPlan: (id: number, userId: number, now: Date) => first(runPrepared(database, findOwn, [id, userId, now])),
    findShared: (secretHash: Uint8Array, now: Date) => first(runPrepared(database, findShared, [secretHash, now])),
    noteOpening: async (id: number, now: Date): Promise<void> => {
      await runPrepared(database, noteOpening, [id, now]);
    },
    listDue: async (now: Date) => (await runPrepared(database, listDue, [now])).map(({ id }) => id),
    findMailed: (id: number) => first(runPrepared(database, findMailed, [id])),
    /** Notes which mails were sent. If the check-in was moved meanwhile, its reminder is still to come. */
    noteMail: async ({ id, checkInAt }: DatePlanRow, noted: ReturnType<typeof notedMail>): Promise<void> => {
      const { remindedAt, alertedAt, takenBackMailedAt, takenBackMails } = noted;
      const values = [id, alertedAt, takenBackMailedAt, takenBackMails, remindedAt, checkInAt];
      await runPrepared(database, noteMail, values);
    },
    deleteClosed: async (now: Date): Promise<void> => {
      await runPrepared(database, deleteClosed, [now]);
    },
  };
}
