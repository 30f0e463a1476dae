import { sql, statement } from '../../../database/sql.ts';
import { isSamePictureHash } from '../../core/bans/index.ts';
import { photoColumn, photosOfOthersAlike } from '../../people/photos/index.ts';
import { members } from '../../core/members/index.ts';
import { mayReview } from '../reports/index.ts';
import type { FoundLookalike } from './lookalike-rules.ts';

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
