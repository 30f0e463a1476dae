export {
  emailOf,
  isModerator,
  isRestricted,
  joinedAt,
  liftRestriction,
  moderators,
  restrictMember,
} from '../../core/members/index.ts';
export { signAppeal, verifyAppeal } from './appeal-token.ts';
export { rememberDeletedSessions } from './deleted-sessions.repository.ts';
export { endSessionsOf, listSessionIds } from './sessions.repository.ts';
export type { DeviceName } from './device-name.ts';
export { forgetSessions } from './forget-sessions.ts';
export { readKnownDevice } from './known-device.ts';
export { createPasswordChecks, type PasswordChecks } from './password-checks.ts';
export { passwordProblem, refusedPassword } from './password-rules.ts';
export { requirePassword, type PasswordClaim } from './require-password.ts';
export { createTriesRepository } from './tries.repository.ts';
export type { Restrictions } from './sign-in.ts';
export { personalAccounts } from './personal-data.repository.ts';
