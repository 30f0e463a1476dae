import { readOwn, writeOwn } from '../../../../api/own-storage.ts';
import { readAccessToken } from '../../../../api/session-storage.ts';
import { readSession } from '../../../../api/session.ts';
import { removeStored } from '../../../../device/member-storage.ts';
import { parseDrafts } from './draft-rules.ts';

/** The storage key of unsent texts, by chat. They are stored until the member logs out. */
const key = 'mwanzo.drafts';

const listeners = new Set<() => void>();

/** Calls the listener when something other than its input changes a draft, in this tab or another one. */
export function subscribeToDrafts(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

const readAll = () => parseDrafts(readOwn(key)?.['chats']);

/** Returns the draft of a chat; empty if there is none. */
export function readDraft(partnerId: number): string {
  return readAll()[partnerId]?.text ?? '';
}

/** Stores the draft of a chat. Blank text is not stored. */
export function keepDraft(partnerId: number, text: string): void {
  if (!readSession().user) return;
  const { [partnerId]: _, ...chats } = readAll();
  if (text.trim() !== '') chats[partnerId] = { text };
  if (Object.keys(chats).length === 0) removeStored(key);
  // A logout in another tab may just have removed everything. Then nothing is written.
  else if (readAccessToken() !== null) writeOwn(key, { chats });
}

/** Stores another draft and shows it in the chat's input. */
export function replaceDraft(partnerId: number, text: string): void {
  keepDraft(partnerId, text);
  for (const listener of listeners) listener();
}
