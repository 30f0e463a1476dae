/** Turns passwords into hashes that are slow to guess (OWASP Password Storage Cheat Sheet). */
export interface PasswordHasher {
  /** @throws ApiError busy when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash (nobody has that name) it is false,
   * after as much work, so that the time does not tell who has an account.
   * @throws ApiError busy when too many are waiting
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}
