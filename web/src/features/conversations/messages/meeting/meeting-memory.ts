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

export function noteOffered(partnerId: number): void {
  const ids = [...new Set([...readAnswered(), partnerId])].slice(-keptMax);
  writeStored(key, JSON.stringify({ owner: readSession().user?.id, ids }));
}
