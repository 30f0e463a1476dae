import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import { notificationKinds, type NotificationKind } from '@mwanzo/contract/notices/notifications';

/**
 * The kind of news, which a member can switch off, for the kind of a notification. A decided change of the profile
 * counts as news about the verification, and so does the outcome of a report.
 */
export const newsKindOf = (kind: NotificationKind): NoticeKind =>
  kind === 'match' || kind === 'message' || kind === 'like' ? kind : 'verification';

/** The kinds of notifications that these kinds of news have. */
export const kindsOfNews = (news: readonly NoticeKind[]): NotificationKind[] =>
  notificationKinds.filter((kind) => news.includes(newsKindOf(kind)));
