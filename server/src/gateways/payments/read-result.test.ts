import { expect, test } from 'vitest';
import { readReceipt } from './read-result.ts';

const parameters = [
  { Key: 'DebitPartyName', Value: '254712345678 - ASHA OTIENO' },
  { Key: 'Originator Conversation ID', Value: '29115-34620561-1' },
  { Key: 'TransactionStatus', Value: 'Completed' },
  { Key: 'TransactionReason' },
  { Key: 'Amount', Value: 150 },
  { Key: 'ReceiptNo', Value: 'NLJ7RT61SV' },
];
const bodyOf = (list: unknown, more: object = {}) => ({
  Result: {
    ResultType: 0,
    ResultCode: 0,
    OriginatorConversationID: '1-of-the-question',
    ResultParameters: { ResultParameter: list },
    ...more,
  },
});
const whole = {
  code: '0',
  isInitiatorRefused: false,
  isCompleted: true,
  merchantRequestId: '29115-34620561-1',
  receipt: 'NLJ7RT61SV',
  amount: 150,
};
const none = { ...whole, isCompleted: false, merchantRequestId: null, receipt: null, amount: null };
const replaced = (Key: string, Value: unknown) => parameters.map((item) => (item.Key === Key ? { Key, Value } : item));

test.each<[string, unknown, object]>([
  ['in any order', bodyOf(parameters.toReversed()), whole],
  ['with keys without spaces', bodyOf(parameters.map((one) => ({ ...one, Key: one.Key.replaceAll(' ', '') }))), whole],
  ['with an amount in cents', bodyOf(replaced('Amount', '150.00')), whole],
  ['with a code as a text', bodyOf(parameters, { ResultCode: '0' }), whole],
  ['with spaces around its state', bodyOf(replaced('TransactionStatus', ' Completed ')), whole],
  ['in small letters', bodyOf(replaced('TransactionStatus', 'completed')), whole],
  ['of a cancelled payment', bodyOf(replaced('TransactionStatus', 'Cancelled')), { ...whole, isCompleted: false }],
  ['with an odd receipt', bodyOf(replaced('ReceiptNo', 'none')), { ...whole, receipt: null }],
  [
    'with two receipts',
    bodyOf([...parameters, { Key: 'ReceiptNo', Value: 'OTHER00001' }]),
    { ...whole, receipt: null },
  ],
  [
    'with one parameter, without a list',
    bodyOf({ Key: 'ReceiptNo', Value: 'NLJ7RT61SV' }),
    { ...none, receipt: 'NLJ7RT61SV' },
  ],
  ['without parameters', { Result: { ResultCode: 2032 } }, { ...none, code: '2032' }],
  ['of a wrong password', { Result: { ResultCode: 2001 } }, { ...none, code: '2001', isInitiatorRefused: true }],
  ['of a missing role', { Result: { ResultCode: 21 } }, { ...none, code: '21', isInitiatorRefused: true }],
  ['of a locked initiator', { Result: { ResultCode: '8006' } }, { ...none, code: '8006', isInitiatorRefused: true }],
])('a result is read %s', (_, body, read) => {
  expect(readReceipt(body)).toEqual(read);
});

test.each([[null], ['text'], [{}], [{ Result: null }], [{ Result: { ResultCode: {} } }], [[bodyOf(parameters)]]])(
  'what is no result is read as none: %j',
  (body) => {
    expect(readReceipt(body)).toBeNull();
  },
);

test("the payer's name and number are never read", () => {
  expect(JSON.stringify(readReceipt(bodyOf(parameters)))).not.toMatch(/ASHA|2547/);
});
