import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Decision } from './case.ts';

export type RefusingDecision = Exclude<Decision, 'approve'>;

/** The reasons from which a reviewer can choose. */
export const presets: Record<RefusingDecision, readonly RefusalCode[]> = {
  reject: ['not_same_person', 'name_differs', 'birthday_differs', 'not_accepted'],
  request_new: ['id_unreadable', 'id_cut_off', 'face_unclear', 'id_not_in_selfie'],
};
