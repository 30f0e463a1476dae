import { fieldOf, idIn } from './json-fields.ts';
import type { PaymentCallback } from './payments.ts';

/** The longest accepted receipt. Real ones have 10 letters and digits. */
const receiptPattern = /^[\dA-Z]{6,20}$/;
const amountMax = 1_000_000;

/**
 * Reads the outcome of a prompt. Fields are found by name, in any order, as numbers or as texts, and unknown ones are
 * ignored. The payer's number is never read: it may be masked or missing.
 */
export function readCallback(body: unknown): PaymentCallback | null {
  const callback = fieldOf(fieldOf(body, 'Body'), 'stkCallback');
  const code = idIn(callback, 'ResultCode');
  if (code === null) return null;
  const items = listOf(fieldOf(fieldOf(callback, 'CallbackMetadata'), 'Item'));
  return {
    merchantRequestId: idIn(callback, 'MerchantRequestID'),
    checkoutRequestId: idIn(callback, 'CheckoutRequestID'),
    code,
    amount: amountOf(valueOf(items, 'Name', 'Amount')),
    receipt: receiptOf(valueOf(items, 'Name', 'MpesaReceiptNumber')),
  };
}

/** A list with one entry may come without its brackets. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

/** The value of the item with this name. Undefined if none has it, or if several have different ones. */
export function valueOf(items: readonly unknown[], key: 'Name' | 'Key', name: string): unknown {
  const values = items.filter((item) => fieldOf(item, key) === name).map((item) => fieldOf(item, 'Value'));
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** 375, 375.00 and "375" are the same amount. */
export function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && /^\s*\d{1,7}(?:\.0{1,4})?\s*$/.test(value) ? Number(value) : value;
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount > 0 && amount <= amountMax;
  return isAmount ? amount : null;
}

export function receiptOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const receipt = value.trim().toUpperCase();
  return receiptPattern.test(receipt) ? receipt : null;
}
