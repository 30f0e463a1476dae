import { fieldOf, idIn } from './json-fields.ts';
import type { Payments, ReceiptResult } from './payments.ts';
import { amountOf, listOf, receiptOf, valueOf } from './read-callback.ts';
import { isInitiatorRefused } from './result-codes.ts';

/** Reads the outcome of a reversal. */
export function readReversal(body: unknown): ReturnType<Payments['readReversal']> {
  const result = fieldOf(body, 'Result');
  const code = idIn(result, 'ResultCode');
  if (code === null) return null;
  const parameters = listOf(fieldOf(fieldOf(result, 'ResultParameters'), 'ResultParameter'));
  return { code, receipt: receiptOf(valueOf(parameters, 'Key', 'OriginalTransactionID')) };
}

/**
 * Reads the result of a question for a receipt. Daraja writes some of its keys with spaces, such as "Originator
 * Conversation ID", and some reports show them without. The payer's name and number are never read.
 */
export function readReceipt(body: unknown): ReceiptResult | null {
  const result = fieldOf(body, 'Result');
  const code = idIn(result, 'ResultCode');
  if (code === null) return null;
  const parameters = listOf(fieldOf(fieldOf(result, 'ResultParameters'), 'ResultParameter')).map((item) => ({
    Key: String(fieldOf(item, 'Key')).replaceAll(' ', ''),
    Value: fieldOf(item, 'Value'),
  }));
  const value = (key: string): unknown => valueOf(parameters, 'Key', key);
  const status = value('TransactionStatus');
  return {
    code,
    isInitiatorRefused: isInitiatorRefused(code),
    isCompleted: typeof status === 'string' && status.trim().toLowerCase() === 'completed',
    merchantRequestId: idIn({ id: value('OriginatorConversationID') }, 'id'),
    receipt: receiptOf(value('ReceiptNo')),
    amount: amountOf(value('Amount')),
  };
}
