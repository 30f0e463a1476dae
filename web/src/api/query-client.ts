import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './request-error.ts';
import { readSession, subscribeToSession } from './session.ts';

const minute = 60_000;

/** SPEC.md section 9: 1 s, doubling to 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** The cache of what was read; emptied whenever another member, or nobody, is signed in. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minute,
        retry: (failures, error) => failures < 3 && isPassing(error),
        retryDelay,
        refetchOnWindowFocus: false,
        // A browser that believes to be offline still has to say that loading failed.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  let userId = readSession().user?.id;
  subscribeToSession(() => {
    if (readSession().user?.id === userId) return;
    userId = readSession().user?.id;
    client.clear();
  });
  return client;
}
