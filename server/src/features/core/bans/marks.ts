import { createHash, createHmac } from 'node:crypto';
import type { DocumentKind } from '@mwanzo/contract/trust/document-numbers';
import type { Secret } from '../../../config/secret.ts';
import { mirroredHash } from '../../../gateways/images/perceptual-hash.ts';
import { mailboxOf } from './mailbox-rules.ts';

/** Separates these hashes from all other uses of the same key, and each kind from the others. */
const purpose = 'mwanzo banned 1';

/** The keyed hash of a mailbox. Without the key, nobody can find out which mailbox it is. */
export function emailMark(email: string, key: Secret): Buffer {
  return createHmac('sha256', key.reveal())
    .update(`${purpose}\nemail\n${mailboxOf(email)}`)
    .digest();
}

/**
 * The keyed hash of the number of an identity document. It identifies accounts and bans. There are so few numbers that
 * an owner of the key can find each of them by trying, so the key must not be stored with the database.
 *
 * @param number in the form of the contract's `plainDocumentNumber`
 */
export function documentMark(kind: DocumentKind, number: string, key: Secret): Buffer {
  return createHmac('sha256', key.reveal()).update(`${purpose}\ndocument\n${kind}\n${number}`).digest();
}

/** The mark of a member whom a demo has verified: nobody has read a document, so the account stands for it. */
export function pretendDocumentMark(userId: number): Buffer {
  return createHash('sha256').update(`${purpose}\npretend document\n${userId}`).digest();
}

/**
 * The marks of photos with these perceptual hashes, each of 256 binary digits, and of their mirror images. Similar
 * photos have similar marks.
 */
export function photoMarks(looks: readonly string[]): Buffer[] {
  const hashes = looks.map((bits) =>
    BigInt(`0b${bits}`)
      .toString(16)
      .padStart(bits.length / 4, '0'),
  );
  return hashes.flatMap((hash) => [hash, mirroredHash(hash)]).map((hash) => Buffer.from(hash, 'hex'));
}
