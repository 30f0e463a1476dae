import { readSession } from '../../../api/session.ts';
import { parseDrafts, type Draft, type Drafts, type OutgoingMessage } from './draft-rules.ts';
import { draftsKey, readStoredDrafts, writeStoredDrafts } from './stored-drafts.ts';

type Listener = (inAnotherTab: boolean) => void;

const listeners = new Set<Listener>();

/** Calls the listener whenever a draft changes, in this tab or in another one. */
export function subscribeToDrafts(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === draftsKey) listener(true);
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function readAll(): Drafts | null {
  const owner = readSession().user?.id;
  return owner === undefined ? null : parseDrafts(readStoredDrafts(), owner);
}

export function readDraft(partnerId: number): Draft | null {
  return readAll()?.chats[partnerId] ?? null;
}

/** Stores the text of a chat until it is sent or the member logs out; null removes it. */
export function writeDraft(partnerId: number, draft: Draft | null): void {
  const all = readAll();
  if (!all) return;
  const { [partnerId]: _, ...chats } = all.chats;
  if (draft) chats[partnerId] = draft;
  writeStoredDrafts(Object.keys(chats).length === 0 ? null : JSON.stringify({ ...all, chats }));
  for (const listener of listeners) listener(false);
}

/** The messages that are sent automatically, with the partners they are for. */
export function listWaiting(): [partnerId: number, message: OutgoingMessage][] {
  return Object.entries(readAll()?.chats ?? {}).flatMap(([partnerId, { tried, waiting }]) =>
    waiting && tried ? [[Number(partnerId), tried] as [number, OutgoingMessage]] : [],
  );
}
