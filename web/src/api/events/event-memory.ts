import type { StreamEvent } from '@mwanzo/contract/events';

/** Ids that are remembered, so that what two tabs have read is told once. */
const rememberedMax = 200;

/** What this tab was told: the last id, and no event twice. */
export function createMemory(onEvent: (event: StreamEvent) => void) {
  const ids = new Set<string>();
  let hasJoined = false;
  return {
    lastId: undefined as string | undefined,
    note(id: string | undefined): void {
      if (id !== undefined) this.lastId = id;
    },
    take(event: StreamEvent, id: string | undefined): void {
      if (id !== undefined && ids.has(id)) return;
      if (id !== undefined) ids.add(id);
      for (const old of ids) if (ids.size > rememberedMax) ids.delete(old);
      this.note(id);
      hasJoined = true;
      onEvent(event);
    },
    /** Another tab is reading, and has got to this id. What happened before this one listened was not told to it. */
    join(id: string): void {
      this.note(id);
      if (!hasJoined) this.take({ type: 'sync', refetch: true }, undefined);
    },
  };
}
