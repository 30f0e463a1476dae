import type { CallRow } from './course-rules.ts';

/** The time so many seconds after a call began. */
export const at = (seconds: number): Date => new Date(Date.parse('2026-11-21T09:00:00Z') + seconds * 1000);

/** A call by member 1, on the device "hers", that rings at member 2. */
export const ringing: CallRow = {
  id: 'c',
  callerId: 1,
  calleeId: 2,
  callerDevice: 'hers',
  calleeDevice: null,
  startedAt: at(0),
  ringsUntil: at(45),
  answeredAt: null,
  callerSeenAt: at(0),
  calleeSeenAt: null,
  endedAt: null,
  reason: null,
  refusedAs: null,
  offer: null,
  callerRating: null,
  calleeRating: null,
};
