import type { MpesaConfig } from '../../config/mpesa.ts';
import { idIn } from './json-fields.ts';
import type { Payments, RequestResult } from './payments.ts';
import { codeOf, type Post } from './post-daraja.ts';
import { errorOf } from './request-json.ts';
import { refusalOf, refusals } from './result-codes.ts';
import { securityCredential } from './security-credential.ts';

/** Asks for a payment to be given back. */
export function askReversal(
  post: Post,
  config: MpesaConfig,
  { receipt, amount, callbackUrl }: Parameters<Payments['reverse']>[0],
): Promise<RequestResult> {
  return ask(post, config, '/mpesa/reversal/v1/request', {
    CommandID: 'TransactionReversal',
    TransactionID: receipt,
    Amount: amount,
    ReceiverParty: config.till,
    // This spelling is Daraja's.
    RecieverIdentifierType: '11',
    ResultURL: callbackUrl,
    QueueTimeOutURL: callbackUrl,
    Remarks: 'Refund',
  });
}

/**
 * Asks for the receipt of a payment with M-Pesa's Transaction Status. Without the receipt, a transaction is named by
 * the id that Daraja gave its request: for a prompt, that is the MerchantRequestID.
 */
export function askReceipt(
  post: Post,
  config: MpesaConfig,
  { merchantRequestId, callbackUrl }: Parameters<Payments['askReceipt']>[0],
): Promise<RequestResult> {
  return ask(post, config, '/mpesa/transactionstatus/v1/query', {
    CommandID: 'TransactionStatusQuery',
    OriginalConversationID: merchantRequestId,
    PartyA: config.shortcode,
    // The number of an organisation.
    IdentifierType: '4',
    ResultURL: callbackUrl,
    QueueTimeOutURL: callbackUrl,
    Remarks: 'Receipt',
    Occasion: '',
  });
}

/** Posts a request that Daraja accepts at once, and whose result comes later. */
async function ask(
  post: Post,
  { initiator }: MpesaConfig,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<RequestResult> {
  if (!initiator) return { outcome: 'refused', code: refusals.credentials };
  const reply = await post(path, {
    Initiator: initiator.name,
    SecurityCredential: securityCredential(initiator.password.reveal(), initiator.certificate),
    ...fields,
  });
  if (reply === 'no token' || reply === 'nothing sent') return { outcome: 'refused', code: refusals.credentials };
  if (reply.status === 200 && idIn(reply.body, 'ResponseCode') === '0') return { outcome: 'accepted' };
  const error = errorOf(reply);
  const code = error && refusalOf(error);
  return code === null ? { outcome: 'unknown', code: codeOf(reply) } : { outcome: 'refused', code };
}
