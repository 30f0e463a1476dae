/**
 * The lanes of the queue, each with places of its own. `known`: a device that has signed in to the account before, a
 * signed-in member, or somebody with a mailed link. `proved`: somebody who has done a proof of work. `other`: everybody
 * else.
 */
export type PasswordLane = 'known' | 'proved' | 'other';

export interface PasswordPlace {
  readonly lane: PasswordLane;
  /** The network of the request. Networks take turns in each lane. */
  readonly network: string;
}

/**
 * Hashes passwords so that guessing them is slow (OWASP Password Storage Cheat Sheet). Only a few hashes run at once.
 * The networks of the callers take turns, so that one of them cannot keep the others from signing in.
 */
export interface PasswordHasher {
  /** @throws ApiError busy when too many are waiting */
  hash(password: string, place: PasswordPlace): Promise<string>;
  /**
   * Resolves to true if the password is the one that was hashed. Null stands for an unknown account: the result is
   * false, but takes as long as a real check, so that the time does not reveal which accounts exist.
   *
   * @throws ApiError busy when too many are waiting
   */
  verify(hash: string | null, password: string, place: PasswordPlace): Promise<boolean>;
  /** @throws ApiError busy when a password would find no place now */
  requireRoom(place: PasswordPlace): void;
}
