import { readSession } from '../../../../api/session.ts';
import { readStored, writeStored } from '../../../../device/member-storage.ts';

const key = 'mwanzo.meetingOffers';
const keptMax = 200;

function readAnswered(): readonly number[] {
  try {
    const { owner, ids }: { owner?: unknown; ids?: unknown } = JSON.parse(readStored(key) ?? '{}');
    if (owner === readSession().user?.id && Array.isArray(ids)) return ids;
  } catch {
    // An unreadable value counts as no responses.
  }
  return [];
}

/** Says whether the member has responded to the offer in the conversation with this partner, on this device. */
export const isOffered = (partnerId: number): boolean => readAnswered().includes(partnerId);

function write(ids: readonly number[]): void {
  writeStored(key, JSON.stringify({ owner: readSession().user?.id, ids }));
}

export function noteOffered(partnerId: number): void {
  write([...new Set([...readAnswered(), partnerId])].slice(-keptMax));
}

/** Two who match again are offered it again. */
export function forgetOffered(partnerId: number): void {
  if (isOffered(partnerId)) write(readAnswered().filter((id) => id !== partnerId));
}
