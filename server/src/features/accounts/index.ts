export { changeRole, isModerator, joinedAt, memberWithEmail } from './account-sql.ts';
