import { onMemberChange } from '../../../../api/member-change.ts';
import { createStore } from '../../../../state/store.ts';

/** The id of the match whose sheet about calls is open. */
export const callConsentAsked = createStore<number | null>(null);

onMemberChange(() => callConsentAsked.write(null));
