export {
  deleteNoticesBetween,
  isMatchNoticeUnread,
  notifiedMembers,
  notify,
  readChatNotice,
  renewLike,
  withdrawLike,
  withdrawNotices,
  type NotifiedMember,
} from './notify-sql.ts';
export { publishNotified } from './publish-notified.ts';
export {
  collectForMail,
  collectForPush,
  countUnread,
  gatherForMail,
  nextBatch,
  noticeKindOf,
  unreadAfter,
} from './notice-sql.ts';
export { personalNotifications } from './personal-data.repository.ts';
