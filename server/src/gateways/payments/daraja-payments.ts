import type { MpesaConfig } from '../../config/mpesa.ts';
import { systemClock, type Clock } from '../clock.ts';
import { askReceipt, askReversal } from './ask-as-initiator.ts';
import { idIn } from './json-fields.ts';
import { nairobiTimestamp } from './nairobi-time.ts';
import type { Payments, Prompt, PromptResult, QueryResult } from './payments.ts';
import { codeOf, createPost, type Post } from './post-daraja.ts';
import { readCallback } from './read-callback.ts';
import { readReceipt, readReversal } from './read-result.ts';
import { errorOf } from './request-json.ts';
import { isFailure, refusalOf, refusals } from './result-codes.ts';

/** The time limit for a request, in ms. */
const requestMs = 10_000;

/** The text in the payer's statement: at most 13 characters. */
const description = 'Membership';

interface DarajaOptions {
  readonly isPretend?: boolean;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

/** M-Pesa's payments through Daraja, to a till. */
export function createDarajaPayments(
  config: MpesaConfig,
  { isPretend = false, clock = systemClock, timeoutMs = requestMs }: DarajaOptions = {},
): Payments {
  const post = createPost(config, clock, timeoutMs);
  return {
    isPretend,
    prompt: (prompt) => sendPrompt(post, { ...signed(config, clock), ...promptFields(config, prompt) }),
    query: (checkoutRequestId) => askOutcome(post, { ...signed(config, clock), CheckoutRequestID: checkoutRequestId }),
    reverse: (payment) => askReversal(post, config, payment),
    findsReceipts: config.initiator !== null,
    askReceipt: (lost) => askReceipt(post, config, lost),
    readCallback,
    readReversal,
    readReceipt,
  };
}

/** The password contains the timestamp, so both are made from the same moment. */
function signed({ shortcode, passkey }: MpesaConfig, clock: Clock) {
  const timestamp = nairobiTimestamp(clock.now());
  const password = Buffer.from(shortcode + passkey.reveal() + timestamp).toString('base64');
  return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp };
}

function promptFields({ till }: MpesaConfig, { phone, amount, reference, callbackUrl }: Prompt) {
  return {
    TransactionType: 'CustomerBuyGoodsOnline',
    Amount: amount,
    PartyA: phone,
    PartyB: till,
    PhoneNumber: phone,
    CallBackURL: callbackUrl,
    AccountReference: reference,
    TransactionDesc: description,
  };
}

async function sendPrompt(post: Post, fields: Readonly<Record<string, unknown>>): Promise<PromptResult> {
  const reply = await post('/mpesa/stkpush/v1/processrequest', fields);
  // Without a token, or a connection, no prompt was sent. That is certain.
  if (reply === 'no token' || reply === 'nothing sent') return { outcome: 'refused', code: refusals.credentials };
  const merchantRequestId = idIn(reply.body, 'MerchantRequestID');
  const checkoutRequestId = idIn(reply.body, 'CheckoutRequestID');
  const isAccepted = reply.status === 200 && idIn(reply.body, 'ResponseCode') === '0';
  if (isAccepted && merchantRequestId !== null && checkoutRequestId !== null)
    return { outcome: 'accepted', merchantRequestId, checkoutRequestId };
  const error = errorOf(reply);
  const code = error && refusalOf(error);
  return code === null ? { outcome: 'unknown', code: codeOf(reply) } : { outcome: 'refused', code };
}

async function askOutcome(
  post: Post,
  fields: { readonly CheckoutRequestID: string } & Readonly<Record<string, unknown>>,
): Promise<QueryResult> {
  const reply = await post('/mpesa/stkpushquery/v1/query', fields);
  if (reply === 'no token' || reply === 'nothing sent') return { outcome: 'unknown', code: null };
  const code = idIn(reply.body, 'ResultCode');
  const isAboutThis = idIn(reply.body, 'CheckoutRequestID') === fields.CheckoutRequestID;
  const isResult = reply.status === 200 && isAboutThis && idIn(reply.body, 'ResponseCode') === '0';
  if (!isResult || code === null) return { outcome: 'unknown', code: codeOf(reply) };
  if (code === '0') return { outcome: 'paid' };
  return isFailure(code) ? { outcome: 'failed', code } : { outcome: 'unknown', code };
}
