import type { Account } from './account.ts';
import { nairobiDigits } from './nairobi-clock.ts';
import { refuse, type Reply } from './reply.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Daraja refuses addresses with these, in any case. */
const forbiddenWords = /mpesa|safaricom|exe|cmd|sql|query/i;
/** A timestamp of another time zone is off by an hour at least. */
const offMaxMs = 30 * 60_000;

const bad = (field: string) => refuse(400, '400.002.02', `Bad Request - Invalid ${field}`);

/** Checks who asks: the number, the timestamp in Nairobi, and the password that is made of both. */
export function checkSignature({ config }: Account, fields: Fields, now: number): Reply {
  const { BusinessShortCode, Password, Timestamp } = fields;
  if (BusinessShortCode !== config.shortcode) return refuse(500, '500.001.1001', 'Merchant does not exist');
  if (typeof Timestamp !== 'string' || !isNow(Timestamp, now)) return bad('Timestamp');
  const expected = Buffer.from(config.shortcode + config.passkey.reveal() + Timestamp).toString('base64');
  return Password === expected ? null : refuse(500, '500.001.1001', 'Wrong credentials');
}

function isNow(timestamp: string, now: number): boolean {
  if (!/^\d{14}$/.test(timestamp)) return false;
  return timestamp >= nairobiDigits(now - offMaxMs) && timestamp <= nairobiDigits(now + offMaxMs);
}

/** A prompt as the fake has understood it. */
export interface AskedPrompt {
  readonly phone: string;
  readonly amount: number;
  readonly reference: string;
  readonly callbackUrl: string;
}

/** Reads the fields of a prompt, or says which one is not as documented. */
export function readPrompt({ config }: Account, fields: Fields): AskedPrompt | NonNullable<Reply> {
  const { TransactionType, Amount, PartyA, PartyB, PhoneNumber, CallBackURL, AccountReference, TransactionDesc } =
    fields;
  if (TransactionType !== 'CustomerBuyGoodsOnline') return bad('TransactionType');
  if (PartyB !== config.till) return bad('PartyB');
  if (typeof Amount !== 'number' || !Number.isInteger(Amount) || Amount < 1) return bad('Amount');
  if (typeof PhoneNumber !== 'string' || !isPhone(PhoneNumber)) return bad('PhoneNumber');
  if (PartyA !== PhoneNumber) return bad('PartyA');
  if (typeof AccountReference !== 'string' || !/^[\dA-Za-z]{1,12}$/.test(AccountReference))
    return bad('AccountReference');
  if (TransactionDesc !== undefined && (typeof TransactionDesc !== 'string' || TransactionDesc.length > 13))
    return bad('TransactionDesc');
  if (!isCallbackUrl(CallBackURL)) return bad('CallBackURL');
  return { phone: PhoneNumber, amount: Amount, reference: AccountReference, callbackUrl: CallBackURL };
}

/** A number of another network than M-Pesa's is refused as well: for the fake, those that end in 0000. */
function isPhone(phone: string): boolean {
  return /^254(?:7\d{8}|1[01]\d{7})$/.test(phone) && !phone.endsWith('0000');
}

export function isCallbackUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) && !forbiddenWords.test(url);
}
