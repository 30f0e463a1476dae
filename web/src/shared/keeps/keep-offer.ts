import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { createStore } from '../../state/store.ts';

/**
 * Offers to keep somebody for later, when a like of them is refused because the documents are in review. Undefined
 * where nothing can offer it.
 */
export const keepOffer = createStore<((profile: VisibleProfile) => void) | undefined>(undefined);
