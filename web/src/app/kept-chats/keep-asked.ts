import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { readOwn, writeOwn } from '../../api/own-storage.ts';

/** The storage key for how often, and on which day, a member was asked whether to keep chats on this phone. */
const storageKey = 'mwanzo.keepAsked';

/** A member who has closed the question twice is left in peace. */
const timesMax = 2;

interface Asked {
  times: number;
  /** The day in Nairobi; empty before the first time. */
  day: string;
}

function readAsked(owner: number): Asked {
  return { times: 0, day: '', ...readOwn(storageKey, owner) };
}

/** Says whether a member may be asked: once, and once more on another day. @param now ms since the epoch */
export function mayAskToKeep(owner: number, now: number): boolean {
  const { times, day } = readAsked(owner);
  return times < timesMax && day !== nairobiDay(new Date(now));
}

export function noteAskedToKeep(owner: number, now: number): void {
  const times = readAsked(owner).times + 1;
  writeOwn(storageKey, { times, day: nairobiDay(new Date(now)) }, owner);
}
