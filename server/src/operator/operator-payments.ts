import type { Database } from '../database/connect.ts';
import {
  exportBooks,
  findRefundable,
  listForReview,
  listWithoutReceipt,
  noteFound,
  noteReceipt,
  noteUnpaid,
  refundOrder,
  refusePrompts,
} from '../features/billing/payments/index.ts';
import { findMemberForOperator } from '../features/trust/moderation/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { OperatorError, print, requireYes } from './operator-terminal.ts';

export const paymentsUsage = `  npm run operator -- payments list-review     orders that a person must look at
  npm run operator -- payments refund ORDER    notes that a payment was given back, once you have typed yes
  npm run operator -- payments receipt ORDER RECEIPT   notes the receipt that M-Pesa's portal shows for this order
  npm run operator -- payments found RECEIPT AMOUNT [NUMBER]   notes money without an order, and who paid it if you know
  npm run operator -- payments unpaid ORDER    notes that M-Pesa's portal shows no payment of this order
  npm run operator -- payments not-me ORDER    sends no more prompts to the phone of this order: its owner did not order
  npm run operator -- payments may-ask ORDER   takes that back
  npm run operator -- payments export 2026-11  the sales of a month in Nairobi for the books, as CSV`;

/** @returns a description of the result, or null when these words are no command */
export async function runPayments(database: Database, words: readonly string[]): Promise<string | null> {
  const [verb = '', named = '', ...rest] = words;
  const [receipt = ''] = rest;
  if (verb === 'receipt' && /^[\dA-Za-z]{6,20}$/.test(receipt) && rest.length === 1)
    return note(database, codeOf(named), receipt.toUpperCase());
  if (verb === 'found') return find(database, words.slice(1));
  if (rest.length > 0) return null;
  if (verb === 'unpaid' && named !== '') return close(database, codeOf(named));
  if (verb === 'list-review' && named === '') return list(database);
  if (verb === 'refund' && named !== '') return refund(database, codeOf(named));
  if ((verb === 'not-me' || verb === 'may-ask') && named !== '')
    return refuse(database, codeOf(named), verb === 'not-me');
  if (verb === 'export' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(named)) return exportBooks(database, named);
  return null;
}

async function list(database: Database): Promise<string> {
  const now = systemClock.now();
  const orders = (await listForReview(database, now)).map(({ why, createdAt, receipts, ...order }) => {
    const money = receipts.length === 0 ? 'no receipt' : receipts.join(', ');
    return `${describe(order, createdAt)}  ${why}  ${money}`;
  });
  const lost = (await listWithoutReceipt(database, now)).map(
    (order) => `${describe(order, order.paidAt)}  paid, and its receipt is not known`,
  );
  return [...orders, ...lost].join('\n') || 'There is nothing to look at.';
}

function describe({ code, product, amount }: { code: string; product: string; amount: number }, at: Date): string {
  return `${code}  ${at.toISOString().slice(0, 10)}  ${product} for KES ${amount}`;
}

/** The operator has looked into M-Pesa's portal. */
async function note(database: Database, code: string, receipt: string): Promise<string> {
  await requireYes(
    `Does the M-PESA organisation portal show ${receipt} for the order ${code}, of its amount? Type yes: `,
  );
  if (await noteReceipt({ database, clock: systemClock }, code, receipt))
    return `Order ${code} has the receipt ${receipt}.`;
  throw new OperatorError(`There is no order ${code} without a receipt, or ${receipt} is that of another order.`, 1);
}

/** The operator has found money in M-Pesa's portal that belongs to no order here, perhaps because a restore lost it. */
async function find(database: Database, words: readonly string[]): Promise<string | null> {
  const [typed = '', amount = '', number, ...rest] = words;
  const receipt = typed.toUpperCase();
  const isRight = /^[\dA-Z]{6,20}$/.test(receipt) && /^[1-9]\d{0,5}$/.test(amount) && /^\d*$/.test(number ?? '');
  if (!isRight || rest.length > 0) return null;
  const member = number === undefined ? null : await findMemberForOperator(database, number);
  if (number !== undefined && !member) throw new OperatorError(`There is no member ${number}.`, 1);
  const who = member ? `paid by ${member.fullName} (${member.id})` : 'and nobody knows who paid it';
  await requireYes(`Does the M-PESA organisation portal show ${receipt} of KES ${amount}, ${who}? Type yes: `);
  const on = { database, clock: systemClock };
  const found = await noteFound(on, { receipt, amount: Number(amount), userId: member?.id ?? null });
  if (!found) throw new OperatorError(`The receipt ${receipt} is that of another order.`, 1);
  return found.isPaid
    ? `${receipt} is that of the new order ${found.code}, which is paid: its member has Premium.`
    : `${receipt} is that of the new order ${found.code}, which waits for a person: payments list-review`;
}

async function close(database: Database, code: string): Promise<string> {
  await requireYes(`Does the M-PESA organisation portal show no payment of the order ${code}? Type yes: `);
  if (await noteUnpaid({ database, clock: systemClock }, code)) return `Order ${code} was not paid.`;
  throw new OperatorError(`No order ${code} waits for M-Pesa's word.`, 1);
}

/** The operator pays money back by hand, in M-Pesa's portal. */
async function refund(database: Database, code: string): Promise<string> {
  const dependencies = { database, clock: systemClock };
  const begun = await findRefundable(database, code);
  if (begun === null) throw new OperatorError(`No payment of an order ${code} can be given back.`, 1);
  const money = begun.receipts.length === 0 ? 'no receipt is known' : begun.receipts.join(', ');
  print(`${code}: ${begun.product} for KES ${begun.amount}, ${money}`);
  await requireYes(
    'Have you reversed this payment in the M-PESA organisation portal? Premium ends at once. Type yes: ',
  );
  if (!(await refundOrder(dependencies, code))) throw new OperatorError(`Order ${code} was changed meanwhile.`, 1);
  return `Order ${code} is refunded, its Premium has ended, and its member was told.`;
}

/** A prompt shows the code without its dash. */
function codeOf(named: string): string {
  return named.trim().toUpperCase().replace(/^MW-?/, 'MW-');
}

async function refuse(database: Database, code: string, isRefused: boolean): Promise<string> {
  if (await refusePrompts({ database, clock: systemClock }, code, isRefused))
    return isRefused
      ? `The phone of order ${code} gets no more prompts, whoever asks for them.`
      : `The phone of order ${code} may get prompts again.`;
  throw new OperatorError(`Nothing has changed: there is no phone of an order ${code}, or that is so already.`, 1);
}
