import { chown, stat } from 'node:fs/promises';

/**
 * Gives a file or folder the owner of another folder. A command that root runs would otherwise leave things in a data
 * folder that the server's user cannot use.
 *
 * @throws when they have two owners and this process is not root's
 */
export async function ownLike(folder: string, place: string): Promise<void> {
  const [{ uid, gid }, current] = await Promise.all([stat(folder), stat(place)]);
  if (current.uid !== uid) await chown(place, uid, gid);
}
