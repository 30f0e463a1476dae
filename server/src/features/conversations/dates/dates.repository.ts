import type { Language } from '@mwanzo/contract/language';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { firstPhotoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { dueMail, reminderMs, type DatePlanRow, type PlanState, type WishFacts } from './date-rules.ts';
import { members } from '../../core/members/index.ts';
import { settings } from '../../people/settings/index.ts';

export interface SharedPlanRow extends DatePlanRow {
  readonly ownerName: string;
  readonly ownerGender: string | null;
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

const columns = sql`dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
  dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
  dated.friend_email as "friendEmail", dated.nonce,
  dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
  dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
  dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
  dated.opened_count as "openedCount", dated.opened_at as "openedAt"`;
const areStillMatched = areMatched(sql`dated.user_id`, sql`dated.partner_id`);

type Identity = Record<'userId' | 'partnerId', number> & { readonly clientId: string };

export const findPlanByClientId = statement<Identity, DatePlanRow>(
  ({ userId, clientId }) => sql`
   select ${columns} from date_plans dated where dated.user_id = ${userId} and dated.client_id = ${clientId}`,
);

export const findWishFacts = statement<Identity & { now: Date }, WishFacts>(
  ({ userId, partnerId, now }) => sql`select ${areMatched(userId, partnerId)} as "isMatched",
     (select split_part(partner.name, ' ', 1) from ${members} partner where partner.id = ${partnerId}) as "partnerName",
     (select count(*)::integer from date_plans open
       where open.user_id = ${userId} and open.closes_at > ${now}) as "openPlans"`,
);

export interface NewPlan
  extends Identity, Pick<DatePlanRow, 'partnerName' | 'place' | 'meetsAt' | 'checkInAt' | 'closesAt' | 'friendEmail'> {
  readonly nonce: Uint8Array;
  readonly secretHash: Uint8Array;
  readonly now: Date;
}

/** No row when there is a plan with this client id, or the two are no match any more. */
export const insertPlan = statement<NewPlan, DatePlanRow>(
  (plan) => sql`
   insert into date_plans as dated (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at,
     closes_at, friend_email, nonce, secret_hash, created_at)
   select ${plan.userId}, ${plan.clientId}, ${plan.partnerId}, ${plan.partnerName}, ${plan.place}, ${plan.meetsAt},
     ${plan.checkInAt}, ${plan.closesAt}, ${plan.friendEmail}, ${plan.nonce}, ${plan.secretHash}, ${plan.now}
   where ${areMatched(plan.userId, plan.partnerId)}
   on conflict (user_id, client_id) do nothing returning ${columns}`,
);

export const listOpenPlans = statement<{ userId: number; now: Date }, DatePlanRow>(
  ({ userId, now }) => sql`
   select ${columns} from date_plans dated where dated.user_id = ${userId} and dated.closes_at > ${now}
    order by dated.meets_at, dated.id`,
);

export const lockPlan = statement<{ id: number }, DatePlanRow & { userId: number }>(
  ({ id }) => sql`select ${columns}, dated.user_id as "userId" from date_plans dated where dated.id = ${id} for update`,
);

/** Writes what can change of a plan that this transaction has locked. */
export const savePlan = statement<Omit<PlanState, 'friendEmail' | 'openedCount'> & { id: number }>(
  (plan) => sql`
   update date_plans set check_in_at = ${plan.checkInAt}, closes_at = ${plan.closesAt}, fine_at = ${plan.fineAt},
     reminded_at = ${plan.remindedAt}, alerted_at = ${plan.alertedAt}, taken_back_at = ${plan.takenBackAt},
     taken_back_mailed_at = ${plan.takenBackMailedAt}, taken_back_mails = ${plan.takenBackMails}
   where id = ${plan.id}`,
);

export const deletePlan = statement<{ id: number; userId: number }, { id: number }>(
  ({ id, userId }) => sql`delete from date_plans where id = ${id} and user_id = ${userId} returning id`,
);

export const findSharedPlan = statement<{ secretHash: Uint8Array; now: Date }, SharedPlanRow>(
  ({ secretHash, now }) => sql`
   select ${columns}, split_part(owner.name, ' ', 1) as "ownerName", owner.gender as "ownerGender",
     ${firstPhotoColumn(sql`owner.id`)} as "ownerPhoto",
     case when ${areStillMatched} then ${firstPhotoColumn(sql`dated.partner_id`)} end as "partnerPhoto",
     coalesce(${areStillMatched} and partner.is_verified, false) as "isPartnerVerified"
   from date_plans dated join ${members} owner on owner.id = dated.user_id
     left join ${members} partner on partner.id = dated.partner_id
   where dated.secret_hash = ${secretHash} and dated.closes_at > ${now}`,
);

export const noteOpening = statement<{ id: number; now: Date }>(
  ({ id, now }) => sql`
   update date_plans set opened_count = opened_count + 1, opened_at = greatest(opened_at, ${now}::timestamptz)
   where id = ${id}`,
);

/** The plans for which a mail may be due; `dueMail` decides. */
const listUnsettled = statement<{ now: Date; checkInUntil: Date }, DatePlanRow>(
  ({ now, checkInUntil }) => sql`select ${columns} from date_plans dated
   where dated.fine_at is null and dated.closes_at > ${now}
     and (dated.check_in_at <= ${checkInUntil} or dated.taken_back_at is not null)
   order by dated.check_in_at`,
);

/** The ids of the plans for which a mail is due. */
export async function listDuePlans(on: Database, now: Date): Promise<number[]> {
  const checkInUntil = new Date(now.getTime() + reminderMs);
  const plans = await getRows(on, listUnsettled, { now, checkInUntil });
  return plans.filter((plan) => dueMail(plan, now)).map(({ id }) => id);
}

export const findMailedPlan = statement<{ id: number }, MailedPlanRow>(
  ({ id }) => sql`select ${columns}, split_part(owner.name, ' ', 1) as "ownerName", owner.email, chosen.language
   from date_plans dated join ${members} owner on owner.id = dated.user_id
     join ${settings} chosen on chosen.user_id = dated.user_id
   where dated.id = ${id}`,
);

export const deletePlansClosed = statement<{ now: Date }>(
  ({ now }) => sql`delete from date_plans where closes_at <= ${now}`,
);
