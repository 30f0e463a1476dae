import type { Notification } from '@mwanzo/contract/notifications';
import { createStore } from '../state/store.ts';

/** True once the receipt of a payment has said that Premium is on, so that nothing else needs to say it. */
export const premiumSeen = createStore(false);

const isArrival = ({ kind, params }: Notification) => kind === 'payment' && params.decision === 'approved';

/** Returns the unread news that payments have arrived. */
export function unreadArrivals(notifications: readonly Notification[] | undefined): readonly Notification[] {
  return notifications?.filter((each) => isArrival(each) && !each.is_read) ?? [];
}
