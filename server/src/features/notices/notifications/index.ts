export { isMatchNoticeUnread, notifyOfMessage, readConversationNotice } from './notify-sql.ts';
export {
  collectForMail,
  collectForPush,
  countUnread,
  drawBatch,
  gatherForMail,
  listUnread,
  findWaitingForPush,
} from './due-notices.repository.ts';
export { kindsOfNews, newsKindOf } from './news-kind-rules.ts';
export { notifyOfLike, renewLikeNotice } from './like-notices.repository.ts';
export {
  deleteNoticesBetween,
  notifyMembers,
  readMatchNotices,
  unnameLikeNotice,
  withdrawLikeNotice,
  withdrawNotices,
} from './notices.repository.ts';
export { publishNotified, type NotifiedMember } from './publish-notified.ts';
export { personalNotifications } from './personal-data.repository.ts';
export type { NotificationDetails } from './notifications.repository.ts';
