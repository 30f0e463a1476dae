import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, and accepts only the same text: several base64url texts decode to the same bytes. */
export function isSameText(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
