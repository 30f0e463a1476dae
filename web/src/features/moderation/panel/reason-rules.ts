import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Decision } from '../verifications/case/case.ts';

export type RefusingDecision = Exclude<Decision, 'approve'>;

/** The reasons that a reviewer can choose, by decision. */
export const presets: Record<RefusingDecision, readonly RefusalCode[]> = {
  reject: ['not_same_person', 'photo_differs', 'name_differs', 'birthday_differs', 'not_accepted', 'document_used'],
  request_new: ['id_unreadable', 'id_cut_off', 'face_unclear', 'id_not_in_selfie'],
};

/** The reasons to refuse a verified member's change. */
export const changePresets: readonly RefusalCode[] = ['photo_of_another', 'name_of_another'];

/** The reasons to reject a photo. */
export const photoPresets: readonly RefusalCode[] = ['photo_not_allowed'];
