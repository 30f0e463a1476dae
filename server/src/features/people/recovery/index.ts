export { mailConfirmation } from './change-email.ts';
export { mailNewDevice } from './mail-new-device.ts';
export { personalRecovery } from './personal-data.repository.ts';
export { countOpenMails } from './recovery.repository.ts';
export { collectAccountMails, forgetRecoveries, sendAccountMail } from './send-account-mail.ts';
