import { noticeKinds } from '@mwanzo/contract/notices/notice-kinds';
import { notificationKinds } from '@mwanzo/contract/notices/notifications';
import { expect, test } from 'vitest';
import { kindsOfNews } from './news-kind-rules.ts';

test('matches, messages and likes are news of their own, and all else counts as news about the verification', () => {
  for (const kind of ['match', 'message', 'like'] as const) expect(kindsOfNews([kind])).toEqual([kind]);
  const decisions = ['verification', 'profile_change', 'report', 'premium', 'payment', 'safety'];
  expect(kindsOfNews(['verification']).toSorted()).toEqual(decisions.toSorted());
  expect(kindsOfNews(noticeKinds)).toEqual(notificationKinds);
});
