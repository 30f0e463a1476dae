import type { StreamEvent } from '@mwanzo/contract/events';

/** This many event ids are remembered, so that an event that two tabs have read is delivered once. */
const rememberedMax = 200;

/** Remembers the last event id and the events that this tab has received, so that none is delivered twice. */
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
    /**
     * Another tab reads the stream and has reached this id. This tab does not get the events from before it listened.
     */
    join(id: string): void {
      this.note(id);
      if (!hasJoined) this.take({ type: 'sync', refetch: true }, undefined);
    },
  };
}
