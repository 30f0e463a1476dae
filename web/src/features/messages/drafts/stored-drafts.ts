import { readAccessToken } from '../../../api/session-storage.ts';
import { readStored, removeStored, writeStored } from '../../../device/member-storage.ts';

export const draftsKey = 'mwanzo.drafts';

export const readStoredDrafts = () => readStored(draftsKey);

/** Stores the drafts; null removes them. Writes nothing without a session, which may just have ended in another tab. */
export function writeStoredDrafts(drafts: string | null): void {
  if (drafts === null) removeStored(draftsKey);
  else if (readAccessToken() !== null) writeStored(draftsKey, drafts);
}
