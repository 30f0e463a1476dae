import { expect, test } from 'vitest';
import type { Notification } from '@mwanzo/contract/notices/notifications';
import { openPage } from '../../testing/open-page.ts';

test('after a logout the next member’s payment is told again, and no question is left open', async () => {
  const { session } = await openPage();
  const { premiumSeen, trialQuestion } = await import('./premium-news.ts');
  premiumSeen.write(true);
  trialQuestion.write('asked');
  session.logout();
  expect([premiumSeen.read(), trialQuestion.read()]).toEqual([false, 'none']);
});

test('news are unread payments that have arrived and trials that have ended, and nothing else', async () => {
  await openPage();
  const { unreadPremiumNews } = await import('./premium-news.ts');
  const notification = (id: number, kind: string, params: object, is_read = false) =>
    ({ id, kind, params, is_read }) as unknown as Notification;
  const all = [
    notification(1, 'payment', { decision: 'approved' }),
    notification(2, 'payment', { decision: 'approved' }, true),
    notification(3, 'payment', { decision: 'rejected' }),
    notification(4, 'premium', { is_trial: true }),
    notification(5, 'premium', {}),
    notification(6, 'match', { decision: 'approved', is_trial: true }),
  ];
  expect(unreadPremiumNews(all).map(({ id }) => id)).toEqual([1, 4]);
  expect(unreadPremiumNews(undefined)).toEqual([]);
});
