import type { PaymentFailure } from '@mwanzo/contract/billing/products';

/**
 * The codes that end a prompt, each with the failure that its buyer sees. No money was taken in any of these cases. The
 * list is closed: after every other code, it is unknown whether money moved.
 */
const failures: ReadonlyMap<string, PaymentFailure> = new Map([
  ['1', 'balance'],
  ['2', 'limit'],
  ['3', 'limit'],
  ['4', 'limit'],
  ['8', 'limit'],
  ['17', 'too_soon'],
  ['1001', 'other_prompt'],
  ['1019', 'expired'],
  ['1025', 'not_sent'],
  ['9999', 'not_sent'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong_pin'],
  ['2028', 'unavailable'],
  ['SFC_IC0003', 'unavailable'],
  ['8006', 'pin_locked'],
]);

/** Codes of failures after somebody has typed a PIN on the phone: too little money, or a wrong PIN. */
export const afterPinCodes: readonly string[] = ['1', '2001'];

/** Codes of prompts that M-Pesa accepted and then did not show on the phone. */
export const unsentCodes: readonly string[] = ['17', '1001', '1025', '9999'];

/** Result codes for an initiator whose name or password is wrong, who lacks a role, or who is locked. */
const initiatorRefusals = new Set(['2001', '21', '8006']);

/** Returns true if M-Pesa refuses the initiator of a request, so that others would fare alike. */
export function isInitiatorRefused(code: string): boolean {
  return initiatorRefusals.has(code);
}

/** Codes with which the gateway refuses a prompt that never reached a phone. */
export const refusals = {
  phone: 'phone_invalid',
  request: 'request_invalid',
  credentials: 'credentials',
} as const;

const refusalFailures: ReadonlyMap<string, PaymentFailure> = new Map([
  [refusals.phone, 'phone_invalid'],
  [refusals.request, 'unavailable'],
  [refusals.credentials, 'unavailable'],
]);

/** The reason why no money moved, as the buyer sees it. Null for 0 and for every code that is not final. */
export function failureOf(code: string): PaymentFailure | null {
  return failures.get(code) ?? refusalFailures.get(code) ?? null;
}

/** Returns true if a callback or query with this code ends the prompt without a payment. */
export function isFailure(code: string): boolean {
  return failures.has(code);
}

/** An error response instead of a result. */
export interface DarajaError {
  readonly code: string;
  readonly message: string;
}

/**
 * Reads an error response to a prompt: the code of a definite refusal, or null. 500.001.1001 has three meanings, which
 * only its message distinguishes.
 */
export function refusalOf({ code, message }: DarajaError): string | null {
  if (code === '500.001.1001') {
    if (/lock subscriber/i.test(message)) return '1001';
    return /merchant does not exist|wrong credentials/i.test(message) ? refusals.credentials : null;
  }
  if (code === '400.002.02') return /phone/i.test(message) ? refusals.phone : refusals.request;
  return ['404.001.03', '401.003.01', '400.008.01', '400.008.02'].includes(code) ? refusals.credentials : null;
}
