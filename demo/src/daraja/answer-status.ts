import type { Account } from './account.ts';
import type { Agenda } from './agenda.ts';
import { isCallbackUrl, type Fields } from './check-fields.ts';
import type { DarajaPrompt } from './daraja-prompt.ts';
import type { Ledger, LedgerPayment } from './ledger.ts';
import { nairobiDigits } from './nairobi-clock.ts';
import { postCallback } from './post-callback.ts';
import type { createPrompts } from './prompts.ts';
import { refuse, replies, type Reply } from './reply.ts';
import type { createTokens } from './tokens.ts';

interface StatusOptions {
  readonly account: Account;
  readonly agenda: Agenda;
  readonly ledger: Ledger;
  readonly prompts: ReturnType<typeof createPrompts>;
  readonly tokens: ReturnType<typeof createTokens>;
}

const bad = (field: string) => refuse(400, '400.002.02', `Bad Request - Invalid ${field}`);
const dayMs = 24 * 60 * 60_000;

/** The result of a question about a transaction that M-Pesa does not know. */
const unknownTransaction = '2032';
const wrongInitiator = '2001';

/** Accepts a question about a transaction, which is named by the id of its request. Its result is posted later. */
export function createStatusAnswer({ account, agenda, ledger, prompts, tokens }: StatusOptions) {
  let asked = 0;
  return (fields: Fields, authorization: string | undefined): Reply => {
    const { CommandID, OriginalConversationID, PartyA, IdentifierType, ResultURL, QueueTimeOutURL } = fields;
    if (CommandID !== 'TransactionStatusQuery') return bad('CommandID');
    if (typeof OriginalConversationID !== 'string') return bad('OriginalConversationID');
    if (PartyA !== account.config.shortcode) return bad('PartyA');
    if (IdentifierType !== '4') return bad('IdentifierType');
    if (!isCallbackUrl(ResultURL)) return bad('ResultURL');
    if (!isCallbackUrl(QueueTimeOutURL)) return bad('QueueTimeOutURL');
    if (typeof fields['Remarks'] !== 'string' || fields['Remarks'].length < 2) return bad('Remarks');
    const prompt = prompts.findByRequest(OriginalConversationID);
    const fault = prompt?.faults.statuses[prompt.statuses] ?? 'honest';
    if (prompt) prompt.statuses += 1;
    if (fault === 'busy') return replies.busy;
    if (fault === 'processing') return replies.processing;
    if (fault === 'silent') return null;
    if (fault === 'ended token') {
      tokens.end(authorization);
      return replies.endedToken;
    }
    asked += 1;
    const conversation = { OriginatorConversationID: `status-${asked}`, ConversationID: `AG_status_${asked}` };
    const post = async (): Promise<void> => {
      const payment = fault === 'of another' ? ledger.payments.find(isNotOf(prompt)) : paymentOf(prompt, ledger);
      const about = fault === 'unknown' ? undefined : payment;
      const code = knowsInitiator(account, fields) ? (about ? '0' : unknownTransaction) : wrongInitiator;
      const id = fault === 'of another' ? 'another-1' : OriginalConversationID;
      await postCallback(ResultURL, JSON.stringify(resultOf(conversation, code, about, id)));
    };
    if (fault !== 'no result') agenda.plan(fault === 'late' ? dayMs : 0, post);
    return {
      status: 200,
      body: { ...conversation, ResponseCode: '0', ResponseDescription: 'Accept the service request successfully.' },
    };
  };
}

const isNotOf = (prompt: DarajaPrompt | undefined) => (payment: LedgerPayment) =>
  payment.checkoutRequestId !== prompt?.checkoutRequestId;

const paymentOf = (prompt: DarajaPrompt | undefined, { payments }: Ledger): LedgerPayment | undefined =>
  payments.find(({ checkoutRequestId }) => checkoutRequestId === prompt?.checkoutRequestId);

function knowsInitiator({ config, knows }: Account, { Initiator, SecurityCredential }: Fields): boolean {
  return typeof SecurityCredential === 'string' && knows(SecurityCredential) && Initiator === config.initiator?.name;
}

function resultOf(
  conversation: { readonly OriginatorConversationID: string; readonly ConversationID: string },
  code: string,
  payment: LedgerPayment | undefined,
  requestId: string,
): object {
  const isKnown = code === '0' && payment !== undefined;
  return {
    Result: {
      ResultType: 0,
      ResultCode: Number(code),
      ResultDesc: isKnown ? 'The service request is processed successfully.' : 'The request failed.',
      ...conversation,
      TransactionID: 'TFR0000000',
      ...(isKnown && { ResultParameters: { ResultParameter: parametersOf(payment, requestId) } }),
      ReferenceData: { ReferenceItem: { Key: 'Occasion' } },
    },
  };
}

/** Some of Daraja's keys have spaces. */
function parametersOf({ receipt, amount, phone, paidAt }: LedgerPayment, requestId: string): readonly object[] {
  const time = Number(nairobiDigits(paidAt.getTime()));
  return [
    { Key: 'DebitPartyName', Value: `${phone} - ASHA OTIENO` },
    { Key: 'CreditPartyName', Value: '600200 - MW SERVICES' },
    { Key: 'Originator Conversation ID', Value: requestId },
    { Key: 'InitiatedTime', Value: time },
    { Key: 'DebitAccountType', Value: 'MMF Account For Customer' },
    { Key: 'DebitPartyCharges' },
    { Key: 'TransactionReason' },
    { Key: 'ReasonType', Value: 'Merchant Payment Online' },
    { Key: 'TransactionStatus', Value: 'Completed' },
    { Key: 'FinalisedTime', Value: time },
    { Key: 'Amount', Value: amount },
    { Key: 'Conversation ID', Value: `AG_${receipt}` },
    { Key: 'ReceiptNo', Value: receipt },
  ];
}
