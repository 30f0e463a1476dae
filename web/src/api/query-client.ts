import { QueryClient } from '@tanstack/react-query';
import { onMemberChange } from './member-change.ts';
import { isPassing } from './request-error.ts';

const minute = 60_000;

/** 1 s, doubling to at most 30 s, in ms. docs/product/requests.md */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** The cache of everything read from the API. It is cleared whenever the signed-in member changes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minute,
        retry: (failures, error) => failures < 3 && isPassing(error),
        retryDelay,
        refetchOnWindowFocus: false,
        // Queries also run when the browser believes it is offline, so that screens can say that loading failed.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  onMemberChange(() => client.clear());
  return client;
}
