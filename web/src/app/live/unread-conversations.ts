import { createStore } from '../../state/store.ts';

/** The number of conversations with unread messages. The navigation shows it as a badge. */
export const unreadConversations = createStore(0);
