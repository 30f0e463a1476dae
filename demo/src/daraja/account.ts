import { constants, generateKeyPair, privateDecrypt, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { MpesaConfig } from '../../../server/src/config/mpesa.ts';
import { Secret } from '../../../server/src/config/secret.ts';

/** The business that the fake knows: what the operator of a real one gets from Safaricom. */
export interface Account {
  /** The name that payers see. */
  readonly name: string;
  readonly config: MpesaConfig;
  /** Returns whether this is the initiator's password, encrypted with the certificate. */
  knows(securityCredential: string): boolean;
}

const password = 'pretend-initiator-password';

const makeKeys = promisify(generateKeyPair);
/** Made once in a process: a key takes longer than everything else of the start. */
let keys: Promise<{ publicKey: KeyObject; privateKey: KeyObject }> | null = null;

export async function openAccount(url: string): Promise<Account> {
  keys ??= makeKeys('rsa', { modulusLength: 2048 });
  const { publicKey, privateKey } = await keys;
  return {
    name: 'MW SERVICES',
    config: pretendConfig(url, publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    knows(securityCredential) {
      try {
        const padding = constants.RSA_PKCS1_PADDING;
        return privateDecrypt({ key: privateKey, padding }, Buffer.from(securityCredential, 'base64')).equals(
          Buffer.from(password),
        );
      } catch {
        return false;
      }
    },
  };
}

/** The settings of a gateway to the fake at this address. */
export function pretendConfig(url: string, certificate: string): MpesaConfig {
  return {
    url,
    consumerKey: new Secret('pretend-consumer-key'),
    consumerSecret: new Secret('pretend-consumer-secret'),
    shortcode: '600100',
    till: '600200',
    passkey: new Secret('pretend-passkey'),
    initiator: { name: 'pretend', password: new Secret(password), certificate },
  };
}
