export { askDueOrders, closeOldOrders, forgetPaymentEvents } from './ask-due-orders.ts';
export { createPromptsUnderWay, type PromptsUnderWay } from './prompts-under-way.ts';
export { personalPayments } from './personal-data.repository.ts';
