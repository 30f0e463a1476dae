export { deleteClosedPlans } from './delete-closed-plans.ts';
export { collectDateMails, sendDateMail } from './send-date-mail.ts';
export { listMadePlans } from './made-plans.repository.ts';
export { personalDates } from './personal-data.repository.ts';
