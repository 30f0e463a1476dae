import { readOwn } from '../api/own-storage.ts';
import { memberOf, readAccessToken } from '../api/session-storage.ts';
import { readSession } from '../api/session.ts';
import { readStored, removeStored, writeStored } from '../device/member-storage.ts';
import { makeRoomFor } from './left-behind.ts';
import type { Kept, Sendable } from './sendable.ts';

interface List<Item> {
  read: () => readonly Item[];
  write: (items: readonly Item[]) => void;
  /** Called when the member has changed. @returns the items that are lost by that */
  forget: () => readonly Item[];
}

const none: readonly never[] = [];
const readOwner = () => readSession().user?.id ?? 0;

/** Keeps the items of one member for as long as the page is open. */
function memoryList<Item>(): List<Item> {
  let items: readonly Item[] = none;
  return {
    read: () => items,
    write(written) {
      items = written;
    },
    forget() {
      const forgotten = items;
      items = none;
      return forgotten;
    },
  };
}

/** Keeps the items of one member on the device. Another member's, and unreadable ones, count as none. */
function storedList<Item extends Sendable>(kept: Kept<Item>): List<Item> {
  let parsed: { stored: string | null; owner: number; items: readonly Item[] } | undefined;
  const makeRoom = () => {
    const owner = readOwner();
    // Another tab may have signed in somebody else a moment ago.
    if (owner > 0 && memberOf(readAccessToken()) === owner) makeRoomFor(owner, kept.key);
  };
  makeRoom();
  function read(): readonly Item[] {
    const owner = readOwner();
    const stored = readStored(kept.key);
    if (parsed?.stored !== stored || parsed.owner !== owner) {
      const items = readOwn(kept.key, owner)?.['items'];
      parsed = { stored, owner, items: Array.isArray(items) ? (kept.parse?.(items) ?? items) : none };
    }
    return parsed.items;
  }
  function write(items: readonly Item[]): void {
    const owner = readOwner();
    makeRoom();
    if (items.length === 0) return read().length === 0 ? undefined : removeStored(kept.key);
    // A logout in another tab may just have removed everything. Then nothing is written.
    if (memberOf(readAccessToken()) !== owner) return undefined;
    const stored = JSON.stringify({ owner, items });
    writeStored(kept.key, stored);
    parsed = { stored, owner, items };
    return undefined;
  }
  return {
    read,
    write,
    // A logout has removed them. After the end of a session they wait for the member to come back.
    forget() {
      makeRoom();
      return none;
    },
  };
}

export function createList<Item extends Sendable>(kept: Kept<Item> | undefined): List<Item> {
  return kept ? storedList(kept) : memoryList();
}
