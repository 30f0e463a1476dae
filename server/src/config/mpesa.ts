import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Secret } from './secret.ts';

/** The settings with which payments to a till are requested from M-Pesa. */
export interface MpesaConfig {
  /** Daraja's address, without a slash at the end. */
  readonly url: string;
  readonly consumerKey: Secret;
  readonly consumerSecret: Secret;
  /** The number of the store, or of its head office. */
  readonly shortcode: string;
  /** The till that receives the payments. */
  readonly till: string;
  readonly passkey: Secret;
  /** The M-Pesa user who asks for lost receipts. Null means that the operator looks for them in the M-Pesa portal. */
  readonly initiator: {
    readonly name: string;
    readonly password: Secret;
    /** M-Pesa's certificate or public key as PEM. It encrypts the password. */
    readonly certificate: string;
  } | null;
}

const nameOf = <Name extends string>(name: Name) => `MPESA_${name}` as const;
const required = (['CONSUMER_KEY', 'CONSUMER_SECRET', 'SHORTCODE', 'TILL', 'PASSKEY'] as const).map(nameOf);
const ofInitiator = (['INITIATOR', 'INITIATOR_PASSWORD', 'CERTIFICATE'] as const).map(nameOf);

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings after they were read: those that are unset have no value, and the address has one. */
interface MpesaSettings extends Readonly<
  Partial<Record<(typeof required | typeof ofInitiator)[number], string | undefined>>
> {
  readonly MPESA_URL: string;
}

/** An incomplete set of settings is a mistake, which would show only when somebody pays. */
export function mpesaProblems(variables: Variables): string[] {
  const isOn = required.some((name) => variables[name]);
  const problems = isOn ? missingOf(variables, required, 'MPESA_CONSUMER_KEY') : [];
  const hasInitiator = ofInitiator.some((name) => variables[name]);
  if (hasInitiator) problems.push(...missingOf(variables, ofInitiator, 'MPESA_INITIATOR'));
  if (hasInitiator && !isOn) problems.push('MPESA_INITIATOR: needs MPESA_CONSUMER_KEY');
  const { MPESA_CERTIFICATE, MPESA_URL = '', NODE_ENV } = variables;
  if (MPESA_CERTIFICATE && readCertificate(MPESA_CERTIFICATE) === null)
    problems.push('MPESA_CERTIFICATE: must be a file with a certificate in PEM');
  if (NODE_ENV === 'production' && MPESA_URL.startsWith('http:'))
    problems.push('MPESA_URL: must begin with https:// in production');
  if (isOn) problems.push(...callbackProblems(variables['PUBLIC_URL']));
  return problems;
}

/** Daraja refuses addresses with these words, in any case. */
const forbidden = /mpesa|safaricom|exec?|cmd|sql|query/i;

/** The callbacks' addresses begin with the public address. */
function callbackProblems(publicUrl: string | undefined): string[] {
  if (!publicUrl) return ['PUBLIC_URL: is required with MPESA_CONSUMER_KEY'];
  const [word] = forbidden.exec(publicUrl) ?? [];
  return word === undefined ? [] : [`PUBLIC_URL: must not contain "${word}": M-Pesa sends no callbacks there`];
}

function missingOf(variables: Variables, names: readonly string[], set: string): string[] {
  return names.filter((name) => !variables[name]).map((name) => `${name}: is required with the others of ${set}`);
}

export function mpesaOf(settings: MpesaSettings): MpesaConfig | null {
  const { MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, MPESA_SHORTCODE, MPESA_TILL, MPESA_PASSKEY } = settings;
  if (!MPESA_CONSUMER_KEY || !MPESA_CONSUMER_SECRET || !MPESA_SHORTCODE || !MPESA_TILL || !MPESA_PASSKEY) return null;
  return {
    url: settings.MPESA_URL.replace(/\/+$/, ''),
    consumerKey: new Secret(MPESA_CONSUMER_KEY),
    consumerSecret: new Secret(MPESA_CONSUMER_SECRET),
    shortcode: MPESA_SHORTCODE,
    till: MPESA_TILL,
    passkey: new Secret(MPESA_PASSKEY),
    initiator: initiatorOf(settings),
  };
}

function initiatorOf({ MPESA_INITIATOR, MPESA_INITIATOR_PASSWORD, MPESA_CERTIFICATE }: MpesaSettings) {
  const certificate = MPESA_CERTIFICATE === undefined ? null : readCertificate(MPESA_CERTIFICATE);
  if (!MPESA_INITIATOR || !MPESA_INITIATOR_PASSWORD || certificate === null) return null;
  return { name: MPESA_INITIATOR, password: new Secret(MPESA_INITIATOR_PASSWORD), certificate };
}

/** Null if the file cannot be read or holds no key. */
function readCertificate(file: string): string | null {
  try {
    const pem = readFileSync(file, 'utf8');
    createPublicKey(pem);
    return pem;
  } catch {
    return null;
  }
}
