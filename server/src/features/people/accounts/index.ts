export {
  changeRole,
  deleteAccountRow,
  emailOf,
  endSessionsAfterRole,
  isModerator,
  joinedAt,
  lockAccount,
  moderators,
  sessionsOf,
  accountWith,
} from './account-sql.ts';
export { signAppeal, verifyAppeal } from './appeal-token.ts';
export { changeEmail, changePassword, confirmEmail, credentialsWith, type Credentials } from './credential-sql.ts';
export { endOtherSessionsOf, endSessionsOf, rememberDeletedSessions } from './end-sessions.ts';
export type { DeviceName } from './device-name.ts';
export { forgetSessions } from './forget-sessions.ts';
export { readKnownDevice } from './known-device.ts';
export { createPasswordChecks, type PasswordChecks } from './password-checks.ts';
export { passwordProblem, refusedPassword } from './password-rules.ts';
export { requirePassword, type PasswordClaim } from './require-password.ts';
export { isRestricted, liftRestriction, restrictMember } from './restriction-sql.ts';
export { createTriesRepository } from './tries.repository.ts';
export type { Restrictions } from './sign-in.ts';
export { personalAccounts } from './personal-data.repository.ts';
