export { notifiedMembers, notify, renewLike, withdrawLike, type NotifiedMember } from './notify-sql.ts';
export {
  collectForMail,
  collectForPush,
  countUnread,
  gatherForMail,
  nextBatch,
  noticeKindOf,
  unreadAfter,
} from './notice-sql.ts';
