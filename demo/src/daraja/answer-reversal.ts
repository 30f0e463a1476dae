import type { Account } from './account.ts';
import type { Agenda } from './agenda.ts';
import { isCallbackUrl, type Fields } from './check-fields.ts';
import type { createLedger } from './ledger.ts';
import { postCallback } from './post-callback.ts';
import { refuse, type Reply } from './reply.ts';

interface ReversalOptions {
  readonly account: Account;
  readonly agenda: Agenda;
  readonly ledger: ReturnType<typeof createLedger>;
}

const bad = (field: string) => refuse(400, '400.002.02', `Bad Request - Invalid ${field}`);

/** Accepts the request to give a payment back. Whether it was given back, the callback tells. */
export function answerReversal({ account, agenda, ledger }: ReversalOptions, fields: Fields): Reply {
  const { CommandID, TransactionID, Amount, ReceiverParty, RecieverIdentifierType, ResultURL, QueueTimeOutURL } =
    fields;
  if (CommandID !== 'TransactionReversal') return bad('CommandID');
  if (typeof TransactionID !== 'string') return bad('TransactionID');
  if (typeof Amount !== 'number') return bad('Amount');
  if (ReceiverParty !== account.config.till) return bad('ReceiverParty');
  if (RecieverIdentifierType !== '11') return bad('RecieverIdentifierType');
  if (!isCallbackUrl(ResultURL)) return bad('ResultURL');
  if (!isCallbackUrl(QueueTimeOutURL)) return bad('QueueTimeOutURL');
  if (typeof fields['Remarks'] !== 'string' || fields['Remarks'].length < 2) return bad('Remarks');
  agenda.plan(0, async () => {
    const code = decide({ account, ledger }, fields, TransactionID, Amount);
    if (code === 0) ledger.reverse(TransactionID, new Date(agenda.now()));
    await postCallback(ResultURL, JSON.stringify(resultOf(code, TransactionID, Amount)));
  });
  const conversation = { OriginatorConversationID: `rev-${TransactionID}`, ConversationID: `AG_${TransactionID}` };
  return {
    status: 200,
    body: { ...conversation, ResponseCode: '0', ResponseDescription: 'Accept the service request' },
  };
}

function decide(
  { account, ledger }: Pick<ReversalOptions, 'account' | 'ledger'>,
  { Initiator, SecurityCredential }: Fields,
  receipt: string,
  amount: number,
): number | string {
  const isKnown = typeof SecurityCredential === 'string' && account.knows(SecurityCredential);
  if (!isKnown || Initiator !== account.config.initiator?.name) return 2001;
  const payment = ledger.find(receipt);
  if (payment?.amount !== amount) return 'R000002';
  return payment.reversedAt === null ? 0 : 'R000001';
}

function resultOf(code: number | string, receipt: string, amount: number): object {
  const parameters = [
    { Key: 'Amount', Value: amount },
    { Key: 'OriginalTransactionID', Value: receipt },
  ];
  return {
    Result: {
      ResultType: 0,
      ResultCode: code,
      ResultDesc: code === 0 ? 'The service request is processed successfully.' : 'The request failed.',
      OriginatorConversationID: `rev-${receipt}`,
      ConversationID: `AG_${receipt}`,
      TransactionID: `R${receipt.slice(1)}`,
      ...(code === 0 && { ResultParameters: { ResultParameter: parameters } }),
    },
  };
}
