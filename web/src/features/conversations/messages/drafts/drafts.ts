import { readAccessToken } from '../../../../api/session-storage.ts';
import { readSession } from '../../../../api/session.ts';
import { readStored, removeStored, writeStored } from '../../../../device/member-storage.ts';
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

const readAll = (owner: number) => parseDrafts(readStored(key), owner);

/** Returns the draft of a chat; empty if there is none. */
export function readDraft(partnerId: number): string {
  const owner = readSession().user?.id;
  return owner === undefined ? '' : (readAll(owner)[partnerId]?.text ?? '');
}

/** Stores the draft of a chat. Blank text is not stored. */
export function keepDraft(partnerId: number, text: string): void {
  const owner = readSession().user?.id;
  if (owner === undefined) return;
  const { [partnerId]: _, ...chats } = readAll(owner);
  if (text.trim() !== '') chats[partnerId] = { text };
  if (Object.keys(chats).length === 0) removeStored(key);
  // A logout in another tab may just have removed everything. Then nothing is written.
  else if (readAccessToken() !== null) writeStored(key, JSON.stringify({ owner, chats }));
}

/** Stores another draft and shows it in the chat's input. */
export function replaceDraft(partnerId: number, text: string): void {
  keepDraft(partnerId, text);
  for (const listener of listeners) listener();
}
