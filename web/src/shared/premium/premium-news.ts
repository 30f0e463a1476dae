import type { Notification } from '@mwanzo/contract/notices/notifications';
import { createMemberStore } from '../../api/member-change.ts';

/** True once the receipt of a payment has said that Premium is on, so that nothing else needs to say it. */
export const premiumSeen = createMemberStore(false);

/** `near`: the page offers the trial, so the question loads. `asked`: the member has pressed, and it is open. */
export const trialQuestion = createMemberStore<'none' | 'near' | 'asked'>('none');

const isNews = ({ kind, params }: Notification) =>
  (kind === 'payment' && params.decision === 'approved') || (kind === 'premium' && params.is_trial === true);

/** Returns the unread news that payments have arrived, or that the trial has ended. */
export function unreadPremiumNews(notifications: readonly Notification[] | undefined): readonly Notification[] {
  return notifications?.filter((each) => isNews(each) && !each.is_read) ?? [];
}
