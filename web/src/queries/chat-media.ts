import { request } from '../api/request.ts';

/** Query options for what can be sent besides text. */
export const chatMediaQuery = {
  queryKey: ['chat-media'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/messages/media/', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};
