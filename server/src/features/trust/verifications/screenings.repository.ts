import type { ScreeningFlag } from '@mwanzo/contract/trust/screenings';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { isSamePictureHash, hashBitsOf } from '../../core/bans/index.ts';
import { members } from '../../core/members/index.ts';
import {
  photoColumn,
  photosOfOthersAlike,
  reviewedFirstPhotoColumn,
  type PhotoRow,
} from '../../people/photos/index.ts';
import { mayReview } from '../reports/index.ts';
import type { FoundLookalike } from './lookalike-rules.ts';
import type { ScreeningScores } from './screening-rules.ts';

export type BegunScreening = { attempts: number; selfieKey: string; documentKey: string; photo: PhotoRow | null };

export interface FinishedScreening {
  readonly verificationId: number;
  readonly scores: ScreeningScores | null;
  readonly notScreened: 'crashed' | 'timeout' | 'busy' | 'no_model' | null;
  readonly flags: readonly ScreeningFlag[];
  /** A perceptual hash; null when it is too plain to be compared. */
  readonly selfieHash: string | null;
}

/** Condition: the member agreed, with this submission, that a program compares the faces. */
const mayBeScreened = sql`verification.consent is not null`;

const listOpen = statement<object, { id: number }>(
  () => sql`
   select verification.id from verifications verification
   left join verification_screenings screening on screening.verification_id = verification.id
   where verification.status = 'pending' and ${mayBeScreened} and screening.finished_at is null
   order by verification.submitted_at, verification.id limit 100`,
);

/** Counts submissions that wait for a reviewer, and those of them that wait to be screened. */
export const countPending = statement<object, Record<'pending' | 'unscreened', number> & { oldest: Date | null }>(
  () => sql`
   select count(*)::integer as pending, min(verification.submitted_at) as oldest,
     count(*) filter (where ${mayBeScreened} and screening.finished_at is null)::integer as unscreened
   from verifications verification
   left join verification_screenings screening on screening.verification_id = verification.id
   where verification.status = 'pending'`,
);

/** Pending submissions with consent whose screening has not ended, oldest first, at most 100. */
export const listUnscreened = async (on: Database): Promise<number[]> =>
  (await getRows(on, listOpen, {})).map(({ id }) => id);

/** Counts an attempt. Null when the submission is decided, erased or screened, or has no consent. */
export const beginScreening = statement<{ verificationId: number }, BegunScreening>(
  ({ verificationId }) => sql`
   with begun as (
     insert into verification_screenings (verification_id)
     select verification.id from verifications verification
     where verification.id = ${verificationId} and verification.status = 'pending' and ${mayBeScreened}
       and verification.selfie_key is not null and verification.document_key is not null
     on conflict (verification_id) do update set attempts = verification_screenings.attempts + 1
       where verification_screenings.finished_at is null
     returning verification_id, attempts
   )
   select begun.attempts, verification.selfie_key as "selfieKey", verification.document_key as "documentKey",
     ${reviewedFirstPhotoColumn(sql`verification.user_id`)} as photo
   from begun join verifications verification on verification.id = begun.verification_id`,
);

/** Finds the submission's row if its selfie was seen elsewhere: in another case, or on another member's profile. */
const findReused = statement<{ verificationId: number; selfieHash: string }>(
  ({ verificationId, selfieHash }) => sql`
    select from verifications own
    where own.id = ${verificationId} and (exists (${photosOfOthersAlike(sql`own.user_id`, hashBitsOf(selfieHash))})
      or exists (select from verification_screenings other
        join verifications theirs on theirs.id = other.verification_id
        where theirs.user_id <> own.user_id
          and ${isSamePictureHash(sql`other.selfie_hash`, hashBitsOf(selfieHash))}))`,
);

/** A submission that was decided or replaced in the meantime has no row any more, so nothing is written. */
const finish = statement<Omit<FinishedScreening, 'scores'> & { scores: string | null; now: Date }>(
  (input) => sql`
    update verification_screenings set finished_at = ${input.now}, scores = ${input.scores}::jsonb,
      not_screened = ${input.notScreened}, selfie_hash = ${hashBitsOf(input.selfieHash)}, flags = ${input.flags}::text[]
    where verification_id = ${input.verificationId} and finished_at is null`,
);

/** Stores the result of a screening. A selfie that was seen elsewhere gets its flag here. */
export async function finishScreening(on: Database, finished: FinishedScreening, now: Date): Promise<void> {
  const { verificationId, scores, selfieHash } = finished;
  const isReused = selfieHash !== null && (await getRow(on, findReused, { verificationId, selfieHash })) !== null;
  const flags = isReused ? [...finished.flags, 'selfie_reused' as const] : finished.flags;
  await getRows(on, finish, { ...finished, flags, scores: scores && JSON.stringify(scores), now });
}

/** Photos come first. A photo or a selfie that is erased is not found. */
export const findLookalikes = statement<{ moderatorId: number; verificationId: number }, FoundLookalike>(
  ({ moderatorId, verificationId }) => sql`
   with own as (
     select verification.user_id, screening.selfie_hash from verifications verification
     join verification_screenings screening on screening.verification_id = verification.id
     where verification.id = ${verificationId} and verification.status = 'pending'
       and 'selfie_reused' = any (screening.flags)
       and ${mayReview(sql`${moderatorId}::bigint`, sql`verification.user_id`)}
   ), found as (
     select alike.user_id, ${photoColumn(sql`alike.user_id`, sql`alike.photo_id`)} as photo, null as selfie_key
     from own cross join lateral (${photosOfOthersAlike(sql`own.user_id`, sql`own.selfie_hash`)}) alike
     union all
     select theirs.user_id, null, theirs.selfie_key
     from own cross join verification_screenings other join verifications theirs on theirs.id = other.verification_id
     where theirs.user_id <> own.user_id and ${isSamePictureHash(sql`other.selfie_hash`, sql`own.selfie_hash`)}
   )
   select found.user_id as "userId", member.name, found.photo, found.selfie_key as "selfieKey",
     ${mayReview(sql`${moderatorId}::bigint`, sql`found.user_id`)} as "mayReview"
   from found join ${members} member on member.id = found.user_id
   where found.photo is not null or found.selfie_key is not null
   order by found.photo is null, found.user_id limit 20`,
);
