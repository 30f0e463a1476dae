import { readSession } from '../../../api/session.ts';
import type { Outbound } from '../conversation/conversation-rules.ts';
import { parseDrafts, type Draft, type Drafts } from './draft-rules.ts';
import { draftsKey, readStoredDrafts, writeStoredDrafts } from './stored-drafts.ts';

type Listener = (elsewhere: boolean) => void;

const listeners = new Set<Listener>();

/** Called when a draft has changed, in this tab or in another one. */
export function subscribeToDrafts(listener: Listener): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === draftsKey) listener(true);
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

function readAll(): Drafts | null {
  const owner = readSession().user?.id;
  return owner === undefined ? null : parseDrafts(readStoredDrafts(), owner);
}

export function readDraft(partnerId: number): Draft | null {
  return readAll()?.chats[partnerId] ?? null;
}

/** Keeps what is written in a chat until it is sent or the member logs out; null forgets it. */
export function writeDraft(partnerId: number, draft: Draft | null): void {
  const all = readAll();
  if (!all) return;
  const { [partnerId]: _, ...chats } = all.chats;
  if (draft) chats[partnerId] = draft;
  writeStoredDrafts(Object.keys(chats).length === 0 ? null : JSON.stringify({ ...all, chats }));
  for (const listener of listeners) listener(false);
}

/** The texts that go by themselves, with whom they are for. */
export function listWaiting(): [partnerId: number, message: Outbound][] {
  return Object.entries(readAll()?.chats ?? {}).flatMap(([partnerId, { tried, waiting }]) =>
    waiting && tried ? [[Number(partnerId), tried] as [number, Outbound]] : [],
  );
}
