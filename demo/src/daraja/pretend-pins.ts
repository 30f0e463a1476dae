/** The PINs that do not pay on a pretend phone, each with its result code and the SMS that follows. */
export const pretendPins = [
  { pin: '0000', code: '2001', sms: 'The PIN was wrong.' },
  { pin: '0001', code: '1', sms: 'The balance is too low.' },
  { pin: '0002', code: '8006', sms: 'The PIN is locked.' },
  { pin: '0003', code: '1037', sms: 'The phone was not reached.' },
  { pin: '0004', code: '1019', sms: 'The prompt ran out of time.' },
  { pin: '0005', code: '4', sms: 'The limit of a day is reached.' },
  { pin: '0006', code: '9999', sms: 'The prompt could not be sent.' },
  { pin: '0007', code: '1001', sms: 'Another prompt was open.' },
  { pin: '0008', code: '17', sms: 'The same amount was asked for twice.' },
  { pin: '0009', code: '2028', sms: 'The seller may not be paid.' },
] as const;
