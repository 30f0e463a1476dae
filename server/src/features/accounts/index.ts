export { changeRole, isModerator, joinedAt, mayReview, memberWithEmail } from './account-sql.ts';
