import type { DarajaPrompt } from './daraja-prompt.ts';
import type { CallbackShape } from './faults.ts';
import { nairobiDigits } from './nairobi-clock.ts';

const descriptions: Readonly<Record<string, string>> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '17': 'System internal error.',
  '1001': 'Unable to lock subscriber, a transaction is already in process for the current subscriber',
  '1019': 'Transaction expired. No MO has been received',
  '1032': 'Request cancelled by user.',
  '1037': 'DS timeout user cannot be reached',
  '2001': 'The initiator information is invalid.',
};

export const describe = (code: string): string => descriptions[code] ?? 'Unknown result';

const hugeLength = 3_000_000;

/** The text that a callback posts. */
export function callbackBody(prompt: DarajaPrompt, shape: CallbackShape): string {
  if (shape === 'broken') return '<xml>Body</xml>';
  if (shape === 'junk') return JSON.stringify({ Body: { stkCallback: ['0', null], Amount: prompt.amount } });
  const code = Number(prompt.code);
  const callback = {
    MerchantRequestID: prompt.merchantRequestId,
    CheckoutRequestID: prompt.checkoutRequestId,
    ResultCode: shape === 'texts' ? String(code) : code,
    ResultDesc: shape === 'huge' ? 'x'.repeat(hugeLength) : describe(String(code)),
    ...(code === 0 && shape !== 'bare' && { CallbackMetadata: { Item: items(prompt, shape) } }),
  };
  const text = JSON.stringify({ Body: { stkCallback: callback } });
  // JSON.stringify cannot write 375.00.
  return shape === 'floats' ? text.replace(`"Value":${prompt.amount}}`, `"Value":${prompt.amount}.00}`) : text;
}

function items({ amount, receipt, phone, endedAt }: DarajaPrompt, shape: CallbackShape): readonly object[] {
  const date = nairobiDigits(endedAt ?? 0);
  const told = shape === 'wrong amount' ? amount + 1 : amount;
  const list = [
    { Name: 'Amount', Value: shape === 'texts' ? String(told) : told },
    { Name: 'MpesaReceiptNumber', Value: receipt },
    // Real callbacks name it without a value.
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: shape === 'texts' ? date : Number(date) },
    ...(shape === 'mixed up'
      ? []
      : [{ Name: 'PhoneNumber', Value: shape === 'masked' ? '0722000***' : Number(phone) }]),
  ];
  return shape === 'mixed up' ? [{ Name: 'Unheard-of', Value: [1] }, ...list.toReversed()] : list;
}
