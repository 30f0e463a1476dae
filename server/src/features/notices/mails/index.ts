export { collectMails } from './collect-mails.ts';
export { sendNoticeMail, type NoticeMailDependencies } from './send-notice-mail.ts';
export { personalMails } from './personal-data.repository.ts';
