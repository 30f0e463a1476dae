import type { MpesaConfig } from '../../config/mpesa.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createAccessTokens } from './access-token.ts';
import { idIn } from './json-fields.ts';
import { nairobiTimestamp } from './nairobi-time.ts';
import type { Payments, Prompt, PromptResult, QueryResult, ReversalResult } from './payments.ts';
import { readCallback, readReversal } from './read-callback.ts';
import { errorOf, requestJson, type Reply } from './request-json.ts';
import { isFailure, refusalOf, refusals } from './result-codes.ts';
import { securityCredential } from './security-credential.ts';

/** The time limit for a request, in ms. */
const requestMs = 10_000;

/** The text in the payer's statement: at most 13 characters. */
const description = 'Membership';

interface DarajaOptions {
  readonly isPretend?: boolean;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

/** Daraja reports an expired token with one of these codes. */
const endedToken = new Set(['404.001.03', '401.003.01']);

type Post = (path: string, body: Readonly<Record<string, unknown>>) => Promise<Reply | 'no token' | 'nothing sent'>;

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
    readCallback,
    readReversal,
  };
}

/** Posts with a token. If Daraja says that the token has expired, it is renewed and the request is sent once more. */
function createPost(config: MpesaConfig, clock: Clock, timeoutMs: number): Post {
  const tokens = createAccessTokens(config, clock, timeoutMs);
  return async (path, body) => {
    for (let attempt = 1; ; attempt += 1) {
      const got = await tokens.get();
      if ('refused' in got) return errorOf(got.refused) === null ? 'nothing sent' : 'no token';
      const authorization = `Bearer ${got.token}`;
      const reply = await requestJson(config.url + path, { authorization, timeoutMs, body });
      if (!endedToken.has(errorOf(reply)?.code ?? '')) return reply;
      tokens.forget(got.token);
      if (attempt === 2) return 'no token';
    }
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

async function askReversal(
  post: Post,
  { till, reversal }: MpesaConfig,
  { receipt, amount, callbackUrl }: Parameters<Payments['reverse']>[0],
): Promise<ReversalResult> {
  if (!reversal) return { outcome: 'refused', code: refusals.credentials };
  const reply = await post('/mpesa/reversal/v1/request', {
    Initiator: reversal.initiator,
    SecurityCredential: securityCredential(reversal.password.reveal(), reversal.certificate),
    CommandID: 'TransactionReversal',
    TransactionID: receipt,
    Amount: amount,
    ReceiverParty: till,
    // This spelling is Daraja's.
    RecieverIdentifierType: '11',
    ResultURL: callbackUrl,
    QueueTimeOutURL: callbackUrl,
    Remarks: 'Refund',
  });
  if (reply === 'no token' || reply === 'nothing sent') return { outcome: 'refused', code: refusals.credentials };
  if (reply.status === 200 && idIn(reply.body, 'ResponseCode') === '0') return { outcome: 'accepted' };
  const error = errorOf(reply);
  const code = error && refusalOf(error);
  return code === null ? { outcome: 'unknown', code: codeOf(reply) } : { outcome: 'refused', code };
}

/** The code of a reply that is not final, for the record. */
function codeOf(reply: Reply): string | null {
  if (reply.status === 0) return null;
  return errorOf(reply)?.code ?? idIn(reply.body, 'ResultCode') ?? `http ${reply.status}`;
}
