export { askDueOrders, closeOldOrders, forgetPaymentEvents, forgetPhonesOfDeleted } from './ask-due-orders.ts';
export { countPayments } from './count-payments.ts';
export { exportBooks, listForReview } from './export-books.ts';
export { refusePrompts } from './refuse-prompts.ts';
export { findRefundable, refundOrder } from './refund-order.ts';
export { noteMovedPeriods } from './note-moved-periods.ts';
export { createPromptsUnderWay, type PromptsUnderWay } from './prompts-under-way.ts';
export { collectReceiptMails, sendReceiptMail } from './receipt-mails.ts';
export { personalPayments } from './personal-data.repository.ts';
