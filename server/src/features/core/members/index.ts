export {
  changeEmail,
  changePassword,
  confirmEmail,
  findCredentials,
  lockCredentials,
  type Credentials,
} from './credentials.repository.ts';
export { accounts, members, moderators } from './member-sql.ts';
export {
  changeRole,
  claimSignUpNotice,
  deleteMember,
  findMember,
  insertMember,
  lockMember,
  lockWholeMember,
  releaseSignUpNotice,
} from './members.repository.ts';
export { personalMembers } from './personal-data.repository.ts';
export { liftRestriction, restrictMember } from './restrictions.repository.ts';
export type { Restriction } from './restriction-rules.ts';
