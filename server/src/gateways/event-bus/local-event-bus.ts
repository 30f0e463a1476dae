import { randomUUID } from 'node:crypto';
import type { EventBus, ReceivedPublication } from './event-bus.ts';
import { createListeners } from './listeners.ts';

/** Events within this process. */
export function createLocalEventBus({ onFailure = () => {} }: { onFailure?: (error: unknown) => void } = {}): EventBus {
  const publications = createListeners<ReceivedPublication>(onFailure);
  const endings = createListeners<readonly number[]>(onFailure);
  return {
    publish({ to, event }) {
      if (to.length > 0) publications.tell({ id: randomUUID(), to, event });
    },
    subscribe: publications.add,
    endSessions(sessionIds) {
      if (sessionIds.length > 0) endings.tell(sessionIds);
    },
    onSessionsEnded: endings.add,
    onGap: () => () => {},
    isWhole: () => true,
    async close() {
      publications.clear();
      endings.clear();
    },
  };
}
