import { request } from '../api/request.ts';

/** Query options for the kinds of media that the member can send in chats. */
export const chatMediaQuery = {
  queryKey: ['chat-media'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/messages/media/', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};
