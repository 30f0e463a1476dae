import { read } from '../api/read.ts';

/** Query options for the kinds of media that the member can send in chats. */
export const chatMediaQuery = {
  queryKey: ['chat-media'],
  queryFn: read('GET /api/messages/media/'),
  staleTime: Number.POSITIVE_INFINITY,
};
