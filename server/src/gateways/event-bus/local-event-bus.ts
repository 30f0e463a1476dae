import { randomUUID } from 'node:crypto';
import type { BusProblem, EventBus, ReceivedPublication } from './event-bus.ts';
import { createListeners } from './listeners.ts';

/** Events within this process. */
export function createLocalEventBus(): EventBus {
  const problems = createListeners<BusProblem>(() => {});
  const onFailure = (error: unknown) => problems.tell({ problem: 'a listener of events failed', error });
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
    onProblem: problems.add,
    async close() {
      publications.clear();
      endings.clear();
    },
  };
}
