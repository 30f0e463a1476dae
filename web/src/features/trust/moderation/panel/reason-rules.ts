import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { RequestOptions } from '../../../../api/endpoint-types.ts';

type Decision = RequestOptions<'POST /api/moderation/verifications/{id}/decide/'>['body']['decision'];
export type RefusingDecision = Exclude<Decision, 'approve'>;

/** The reasons that a reviewer can choose, by decision. */
export const presets: Record<RefusingDecision, readonly RefusalCode[]> = {
  reject: ['not_same_person', 'photo_differs', 'name_differs', 'birthday_differs', 'not_accepted', 'document_used'],
  request_new: ['id_unreadable', 'id_cut_off', 'face_unclear', 'id_not_in_selfie'],
};

/** The reasons to refuse a verified member's change, by its parts. A gender is refused in the reviewer's own words. */
export const changePresets: Record<ChangedPart, readonly RefusalCode[]> = {
  photo: ['photo_of_another'],
  name: ['name_of_another'],
  gender: [],
};

/** Returns the reasons to refuse a change of these parts. */
export function presetsFor(parts: readonly ChangedPart[]): RefusalCode[] {
  return parts.flatMap((part) => changePresets[part]);
}

/** The reasons to reject a photo. */
export const photoPresets: { reject: readonly RefusalCode[] } = { reject: ['photo_not_allowed'] };
