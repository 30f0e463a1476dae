import { readStored, writeStored, type MemberKey } from '../device/member-storage.ts';
import { readSession } from './session.ts';

const readOwner = () => readSession().user?.id;

/**
 * Reads an object that was stored for a member, by default for the one who is signed in. Undefined if there is none, it
 * is unreadable, or it is somebody else's: a session may end without a logout.
 */
export function readOwn(key: MemberKey, owner = readOwner()): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: Record<string, unknown> | null = JSON.parse(readStored(key) ?? 'null');
    return owner !== undefined && stored?.['owner'] === owner ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeOwn(key: MemberKey, value: object, owner = readOwner()): void {
  writeStored(key, JSON.stringify({ owner, ...value }));
}
