import type { PromptId } from '@mwanzo/contract/prompt-catalogue';

/** What goes with a like: words, and the answer or photo that it is about. */
export interface LikeNote {
  comment?: string;
  prompt_id?: PromptId;
  photo_id?: number;
}

/**
 * Notes for the next like of a person, by profile. One goes with one decision only: the sheet where it was written keeps
 * the words.
 */
export const nextNotes = new Map<number, LikeNote>();
