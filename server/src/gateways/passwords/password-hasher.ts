/**
 * Hashes passwords so that guessing them is slow (OWASP Password Storage Cheat Sheet). Only a few hashes run at once.
 * The networks of the callers take turns, so that one of them cannot keep the others from signing in.
 */
export interface PasswordHasher {
  /** @throws ApiError busy when too many are waiting */
  hash(password: string, network: string): Promise<string>;
  /**
   * Resolves to true if the password is the one that was hashed. Null stands for an unknown account: the result is
   * false, but takes as long as a real check, so that the time does not reveal which accounts exist.
   *
   * @throws ApiError busy when too many are waiting
   */
  verify(hash: string | null, password: string, network: string): Promise<boolean>;
}
