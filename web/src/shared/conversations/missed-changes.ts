import { createStore } from '../../state/store.ts';

/**
 * Counts the times when this page has lost events about messages. It stands apart from the conversations, so that the
 * event stream loads no code for them on a page without messages.
 */
export const missedChanges = createStore(0);
