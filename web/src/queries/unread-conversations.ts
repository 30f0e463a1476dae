import { createStore } from '../state/store.ts';

/** In how many conversations something is unread: the badge of the navigation. */
export const unreadConversations = createStore(0);
