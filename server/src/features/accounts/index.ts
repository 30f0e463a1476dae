export { changeRole, emailOf, isModerator, joinedAt, mayReview, memberWithEmail } from './account-sql.ts';
