import type { EventBus, Publication } from './event-bus.ts';

/** Events within this process. */
export function createLocalEventBus(): EventBus {
  const listeners = new Set<(publication: Publication) => void>();
  return {
    publish(publication) {
      for (const listener of listeners) listener(publication);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
