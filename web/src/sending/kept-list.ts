import { memberOf, readAccessToken } from '../api/session-storage.ts';
import { readSession } from '../api/session.ts';
import { readStored, removeStored, writeStored } from '../device/member-storage.ts';
import { makeRoomFor } from './left-behind.ts';
import type { Kept, Sendable } from './sendable.ts';

/** A change that another tab has made in storage. */
export type Change = Pick<StorageEvent, 'oldValue' | 'newValue'>;

interface List<Item> {
  read: () => readonly Item[];
  write: (items: readonly Item[]) => void;
  /** Called when the member has changed. @returns the items that are lost by that */
  forget: () => readonly Item[];
  /** Called when another tab has changed what is stored. */
  hear: (change: Change) => void;
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
    hear: () => undefined,
  };
}

interface Stored<Item> {
  items: readonly Item[];
  /** True if it has the form of release 0.6.0. */
  isEarlier: boolean;
}

function parse<Item>(stored: string | null, owner: number, kept: Kept<Item>): Stored<Item> {
  try {
    const value = JSON.parse(stored ?? 'null') as Readonly<Record<string, unknown>> | null;
    if (value?.['owner'] === owner) return { items: kept.parse(value), isEarlier: !Array.isArray(value['items']) };
  } catch {
    // An unreadable value counts as none.
  }
  return { items: none, isEarlier: false };
}

/** Keeps the items of one member on the device. Another member's, and unreadable ones, count as none. */
function storedList<Item extends Sendable>(kept: Kept<Item>): List<Item> {
  let parsed: { stored: string | null; owner: number; items: readonly Item[] } | undefined;
  /** The ids of items that tabs of release 0.6.0 have stored. */
  const theirs = new Set<string>();
  const makeRoom = () => {
    const owner = readOwner();
    // Another tab may have signed in somebody else a moment ago.
    if (owner > 0 && memberOf(readAccessToken()) === owner) makeRoomFor(owner, kept.key);
  };
  makeRoom();
  function read(): readonly Item[] {
    const owner = readOwner();
    const stored = readStored(kept.key);
    if (parsed?.stored !== stored || parsed.owner !== owner)
      parsed = { stored, owner, items: parse(stored, owner, kept).items };
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
    /**
     * A tab of release 0.6.0 finds none of these items. It writes its own in their place, and removes everything once
     * those have left. What it has not known is put back. The other releases remove one item at a time.
     */
    hear({ oldValue, newValue }) {
      const owner = readOwner();
      const [before, after] = [parse(oldValue, owner, kept), parse(newValue, owner, kept)];
      if (after.isEarlier) for (const { id } of after.items) theirs.add(id);
      const hasRemoved = newValue === null && before.items.length > 1 && before.items.some(({ id }) => theirs.has(id));
      if (before.isEarlier || !(after.isEarlier || hasRemoved)) return;
      const now = read();
      const lost = before.items.filter(({ id }) => !now.some((item) => item.id === id));
      if (lost.length > 0) write([...lost, ...now]);
    },
  };
}

export function createList<Item extends Sendable>(kept: Kept<Item> | undefined): List<Item> {
  return kept ? storedList(kept) : memoryList();
}
