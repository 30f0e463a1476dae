import { readOwn, writeOwn } from '../../../../api/own-storage.ts';

const key = 'mwanzo.meetingOffers';
const keptMax = 200;

function readAnswered(): readonly number[] {
  const ids = readOwn(key)?.['ids'];
  return Array.isArray(ids) ? ids : [];
}

/** Says whether the member has responded to the offer in the conversation with this partner, on this device. */
export const isOffered = (partnerId: number): boolean => readAnswered().includes(partnerId);

export function noteOffered(partnerId: number): void {
  writeOwn(key, { ids: [...new Set([...readAnswered(), partnerId])].slice(-keptMax) });
}

/** Two who match again are offered it again. */
export function forgetOffered(partnerId: number): void {
  if (isOffered(partnerId)) writeOwn(key, { ids: readAnswered().filter((id) => id !== partnerId) });
}
