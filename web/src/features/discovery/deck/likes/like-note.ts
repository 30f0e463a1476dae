import type { PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import { onMemberChange } from '../../../../api/member-change.ts';

/** A comment that is sent with a like, and the prompt or photo that it is about. */
export interface LikeNote {
  comment?: string;
  prompt_id?: PromptId;
  photo_id?: number;
}

/**
 * The notes for the next like, by profile. A note is sent with one decision only; the sheet where it was written keeps
 * its text.
 */
export const nextNotes = new Map<number, LikeNote>();

onMemberChange(() => nextNotes.clear());
