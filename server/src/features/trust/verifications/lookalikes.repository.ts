import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hasLooked } from '../../people/audit/index.ts';
import { isSamePictureHash } from '../../core/bans/index.ts';
import { photoColumn, photosOfOthersAlike } from '../../people/photos/index.ts';
import { nameOf } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';
import type { FoundLookalike } from './lookalike-rules.ts';

/** Photos come first. A photo or a selfie that is erased is not found. */
const find = prepared<FoundLookalike>(
  'find-lookalikes',
  `with own as (
     select verification.user_id, screening.selfie_hash from verifications verification
     join verification_screenings screening on screening.verification_id = verification.id
     where verification.id = $2 and verification.status = 'pending' and 'selfie_reused' = any (screening.flags)
       and ${mayReview('$1::bigint', 'verification.user_id')}
   ), found as (
     select alike.user_id, ${photoColumn('alike.user_id', 'alike.photo_id')} as photo, null as selfie_key
     from own cross join lateral (${photosOfOthersAlike('own.user_id', 'own.selfie_hash')}) alike
     union all
     select theirs.user_id, null, theirs.selfie_key
     from own cross join verification_screenings other join verifications theirs on theirs.id = other.verification_id
     where theirs.user_id <> own.user_id and ${isSamePictureHash('other.selfie_hash', 'own.selfie_hash')}
   )
   select found.user_id as "userId", ${nameOf('profile')} as name, found.photo, found.selfie_key as "selfieKey",
     ${mayReview('$1::bigint', 'found.user_id')} as "mayReview"
   from found join profiles profile on profile.user_id = found.user_id
   where found.photo is not null or found.selfie_key is not null
   order by found.photo is null, found.user_id limit 20`,
);

const findLook = prepared<{ hasLooked: boolean }>(
  'find-look-at-lookalike',
  `select ${hasLooked('$1::bigint', '$2::bigint', 'view_lookalike')} as "hasLooked"`,
);

/** Pictures of other members that the selfie of a flagged submission resembles. */
export function createLookalikesRepository(on: Database | Transaction) {
  return {
    findLookalikes: (moderatorId: number, verificationId: number): Promise<FoundLookalike[]> =>
      runPrepared(on, find, [moderatorId, verificationId]),

    async hasLooked(moderatorId: number, verificationId: number): Promise<boolean> {
      const [row] = await runPrepared(on, findLook, [moderatorId, verificationId]);
      return row?.hasLooked ?? false;
    },
  };
}
