import type { Notification } from '@mwanzo/contract/notices/notifications';
import { onMemberChange } from '../../api/member-change.ts';
import { createStore } from '../../state/store.ts';

/** True once the receipt of a payment has said that Premium is on, so that nothing else needs to say it. */
export const premiumSeen = createStore(false);

/** `near`: the page offers the trial, so the question loads. `asked`: the member has pressed, and it is open. */
export const trialQuestion = createStore<'none' | 'near' | 'asked'>('none');

onMemberChange(() => {
  premiumSeen.write(false);
  trialQuestion.write('none');
});

const isNews = ({ kind, params }: Notification) =>
  (kind === 'payment' && params.decision === 'approved') || (kind === 'premium' && params.is_trial === true);

/** Returns the unread news that payments have arrived, or that the trial has ended. */
export function unreadPremiumNews(notifications: readonly Notification[] | undefined): readonly Notification[] {
  return notifications?.filter((each) => isNews(each) && !each.is_read) ?? [];
}
