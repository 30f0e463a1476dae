import type { moderatedVerification } from '@mwanzo/contract/trust/moderation';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import { refusalOf } from '@mwanzo/contract/refusals';
import type { z } from 'zod';
import { presentPhoto, type SignPhoto } from '../../people/photos/index.ts';
import { decideBy, hintsOf, type ReviewRow } from '../verifications/index.ts';

export type ModeratedVerification = z.input<typeof moderatedVerification>;

/** A typed age may be off by one around a birthday; a reviewer should see any larger difference. */
const ageToleranceYears = 1;

/** A submission as a reviewer sees it: `age` as typed, beside the birthday. `today` is the Nairobi day. */
export function presentModeratedVerification(row: ReviewRow, today: string, sign: SignPhoto): ModeratedVerification {
  const ageByBirthday = ageOn(row.birthday, today);
  const photo = row.photo && presentPhoto(row.photo, sign);
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    age: row.age,
    birthday: row.birthday,
    age_by_birthday: ageByBirthday,
    age_differs: row.age !== null && Math.abs(row.age - ageByBirthday) > ageToleranceYears,
    location: row.location,
    joined_at: row.joinedAt.toISOString(),
    photo: photo && photo.variants['160'],
    photo_detail: photo,
    status: row.status,
    refusal: refusalOf(row.reasonCode, row.reason),
    submitted_at: row.submittedAt.toISOString(),
    decide_by: decideBy(row.submittedAt).toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    claimed_by: row.claimedBy,
    request_number: row.requestNumber,
    previous_refusal: refusalOf(row.previousReasonCode, row.previousReason),
    pose: row.pose,
    has_face_consent: row.hasFaceConsent,
    screening: hintsOf(row.screening),
  };
}
