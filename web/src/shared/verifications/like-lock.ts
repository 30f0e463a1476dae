import { createStore } from '../../state/store.ts';

/**
 * True while likes are locked until a reviewer has decided. open-verification.ts writes it, so that the deck need not
 * load that module.
 */
export const likeLock = createStore(false);
