import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { joinedAt } from '../../people/accounts/index.ts';
import { hasLooked, logAct } from '../../people/audit/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { reviewedFirstPhotoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { reviewedColumns, type ReviewedProfile } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';
import type { ScreeningRow } from './screening-rules.ts';
import { screeningColumn } from './screening-sql.ts';
import { erasableSince } from './verification-rules.ts';

export type SubmittedStatus = 'pending' | 'approved' | 'rejected';
export type ListedStatus = SubmittedStatus | 'decided';

export interface ReviewRow extends ReviewedProfile {
  readonly id: number;
  readonly userId: number;
  readonly joinedAt: Date;
  readonly photo: PhotoRow | null;
  readonly status: SubmittedStatus;
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  /** The reviewer who holds it. */
  readonly claimedBy: number | null;
  /** The number of this submission among the member's, from 1. */
  readonly requestNumber: number;
  /** The reason why the previous one was refused. */
  readonly previousReasonCode: RefusalCode | null;
  readonly previousReason: string | null;
  /** Null when no pose was asked for. */
  readonly pose: SelfiePose | null;
  /** True if the member agreed that a program compares the faces. */
  readonly hasFaceConsent: boolean;
  /** Null while the screening has not ended. */
  readonly screening: ScreeningRow | null;
}

const listMax = sql`200`;

const reviewColumns = (claimedSince: Sql) => sql`
  verification.id, verification.user_id as "userId", ${reviewedColumns('profile')},
  ${joinedAt('member')} as "joinedAt",
  ${reviewedFirstPhotoColumn('verification.user_id')} as photo, verification.status,
  verification.reason_code as "reasonCode", verification.reason,
  verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
  verification.decided_by as "decidedBy",
  ${holderOf('verification', 'verification.id', claimedSince)} as "claimedBy",
  earlier.count + 1 as "requestNumber", earlier.reason_code as "previousReasonCode",
    earlier.reason as "previousReason",
  verification.pose, verification.consent is not null as "hasFaceConsent",
  ${screeningColumn('verification.id')} as screening`;

/** `from` is a row source of verifications under the alias `verification`. */
const withMember = (from: string) => `${from}
   join users member on member.id = verification.user_id
   join profiles profile on profile.user_id = verification.user_id
   cross join lateral (
     select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
       (array_agg(each.reason order by each.id desc))[1] as reason
     from verifications each where each.user_id = verification.user_id and each.id < verification.id
   ) earlier`;

const listByStatus = statement<{ moderatorId: number; claimedSince: Date; status: SubmittedStatus }, ReviewRow>(
  ({ moderatorId, claimedSince, status }) => sql`
   select ${reviewColumns(claimedSince)}
   from ${withMember('verifications verification')}
   where verification.status = ${status} and ${mayReview(sql`${moderatorId}::bigint`, 'verification.user_id')}
   order by verification.submitted_at, verification.id limit ${listMax}`,
);

const listDecided = statement<{ moderatorId: number; claimedSince: Date }, ReviewRow>(
  ({ moderatorId, claimedSince }) => sql`
   select ${reviewColumns(claimedSince)}
   from ${withMember(sql`(
     select * from verifications decided where decided_at is not null
       and ${mayReview(sql`${moderatorId}::bigint`, 'decided.user_id')}
     order by decided_at desc, id desc limit ${listMax}
   ) verification`)}
   order by verification.decided_at desc, verification.id desc`,
);

export const findReview = statement<{ moderatorId: number; claimedSince: Date; id: number }, ReviewRow>(
  ({ moderatorId, claimedSince, id }) => sql`
   select ${reviewColumns(claimedSince)}
   from ${withMember('verifications verification')}
   where verification.id = ${id} and ${mayReview(sql`${moderatorId}::bigint`, 'verification.user_id')}`,
);

const viewPicture = statement<
  { moderatorId: number; id: number; erasableSince: Date },
  { userId: number; selfieKey: string | null; documentKey: string | null }
>(
  ({ moderatorId, id, erasableSince: since }) => sql`
    select verification.user_id as "userId", verification.selfie_key as "selfieKey",
      verification.document_key as "documentKey"
    from verifications verification
    where verification.id = ${id} and ${mayReview(sql`${moderatorId}::bigint`, 'verification.user_id')}
      and (verification.decided_at is null
        or (verification.decided_by = ${moderatorId}::bigint and verification.decided_at > ${since}))`,
);

const findLooks = statement<{ moderatorId: number; id: number }, { hasLooked: boolean }>(
  ({ moderatorId, id }) => sql`select ${hasLooked(sql`${moderatorId}::bigint`, sql`${id}::bigint`, 'view_selfie')}
     and ${hasLooked(sql`${moderatorId}::bigint`, sql`${id}::bigint`, 'view_id_document')} as "hasLooked"`,
);

export const reviewStatements = { listByStatus, listDecided, findById: findReview, viewPicture, findLooks };

/** A reviewer's look at a picture of a case. */
export interface LookAtPicture {
  readonly moderatorId: number;
  readonly id: number;
  readonly action: 'view_selfie' | 'view_id_document' | 'view_lookalike';
  /** The other member whose picture is seen; by default the submitter's is. */
  readonly shownId?: number;
}

export async function listReviews(
  on: Database | Transaction,
  moderatorId: number,
  status: ListedStatus,
  claimedSince: Date,
): Promise<ReviewRow[]> {
  if (status === 'decided') return getRows(on, listDecided, { moderatorId, claimedSince });
  return getRows(on, listByStatus, { moderatorId, claimedSince, status });
}

/**
 * The names of the pictures, for a moderator who holds the case, and has decided it if it is decided. The audit
 * records that one of them is about to be seen. Null also when they are due to be erased.
 */
export async function viewPictureOf(on: Transaction, { moderatorId, id, action, shownId }: LookAtPicture, now: Date) {
  const keys = await getRow(on, viewPicture, { moderatorId, id, erasableSince: erasableSince(now) });
  if (!keys) return null;
  await logAct(on, { moderatorId, action, verificationId: id, userId: shownId ?? keys.userId }, now);
  return keys;
}

/** Resolves to true if the moderator has looked at both pictures. */
export async function hasLookedAtBoth(
  on: Database | Transaction,
  { moderatorId, id }: { moderatorId: number; id: number },
): Promise<boolean> {
  const row = await getRow(on, findLooks, { moderatorId, id });
  return row?.hasLooked ?? false;
}
