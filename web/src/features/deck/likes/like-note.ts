import type { PromptId } from '@mwanzo/contract/prompt-catalogue';
import { createStore } from '../../../state/store.ts';

/** What goes with a like: words, and the answer or photo that it is about. */
export interface LikeNote {
  comment?: string;
  prompt_id?: PromptId;
  photo_id?: number;
}

/** The note for the like that comes next, and whom it is for. */
export const nextNote = createStore<{ id: number; note: LikeNote } | undefined>(undefined);

/** The note for this decision. It goes with one attempt only: the sheet where it was written keeps the words. */
export function takeNote(profileId: number, liked: boolean): LikeNote | undefined {
  const next = nextNote.read();
  nextNote.write(undefined);
  return liked && next?.id === profileId ? next.note : undefined;
}
