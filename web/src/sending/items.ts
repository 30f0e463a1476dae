import { createList } from './kept-list.ts';
import type { Kind, Sendable } from './sendable.ts';
import { updateQuestion } from './start-sending.ts';

/** One attempt at sending an item. */
export interface Running {
  abort: AbortController;
  /** Undefined until the upload has begun. */
  share: number | undefined;
}

type Listener = (from?: 'elsewhere') => void;

/** Holds the items of a queue and the attempts that run, and tells about every change. */
export function createItems<Item extends Sendable>({ kept, onGone }: Pick<Kind<Item>, 'kept' | 'onGone'>) {
  const list = createList(kept);
  const running = new Map<string, Running>();
  const listeners = new Set<Listener>();
  let shown: { items: readonly Item[]; from: readonly Item[] } | undefined;

  /** Returns the items as they are shown: one that is being sent says so, which is not stored. */
  function read(): readonly Item[] {
    const from = list.read();
    if (shown?.from !== from) {
      const items = from.map((item) => {
        const attempt = running.get(item.id);
        if (!attempt) return item;
        const { share } = attempt;
        return { ...item, phase: 'sending' as const, ...(share !== undefined && { share }) };
      });
      shown = { from, items: running.size === 0 ? from : items };
    }
    return shown.items;
  }

  function tell(from?: 'elsewhere'): void {
    shown = undefined;
    updateQuestion();
    for (const listener of listeners) listener(from);
  }

  /** Ends an attempt, whose result counts no more. */
  function abort(id: string): void {
    const attempt = running.get(id);
    running.delete(id);
    attempt?.abort.abort();
  }

  function write(items: readonly Item[]): void {
    const left = list.read().filter(({ id }) => !items.some((item) => item.id === id));
    list.write(items);
    for (const item of left) {
      abort(item.id);
      onGone?.(item);
    }
    tell();
  }

  return {
    /** The attempts that run, by the ids of their items. */
    running,
    /** Returns the items as they are kept. */
    kept: list.read,
    read,
    write,
    tell,
    abort,
    /** Puts an item in the place of the one with this id; nothing removes that. */
    put: (id: string, item: Item | undefined) =>
      write(list.read().flatMap((each) => (each.id === id ? (item ?? []) : each))),
    /** Called when the member has changed. */
    forgetMember(): void {
      for (const id of running.keys()) abort(id);
      for (const item of list.forget()) onGone?.(item);
      tell();
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
