export {
  deleteNoticesBetween,
  isMatchNoticeUnread,
  notifiedMembers,
  notify,
  readChatNotice,
  withdrawLike,
  type NotifiedMember,
} from './notify-sql.ts';
export { collectForMail, collectForPush, mayCollectForPush } from './due-notices.repository.ts';
export { notifyMembers, readNoticesAbout, renewLikeNotice, withdrawNotices } from './notices.repository.ts';
export { publishNotified } from './publish-notified.ts';
export { countUnread, gatherForMail, nextBatch, noticeKindOf, unreadAfter } from './notice-sql.ts';
export { personalNotifications } from './personal-data.repository.ts';
export type { NotificationDetails } from './notifications.repository.ts';
