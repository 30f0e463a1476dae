/** The fake's process tells this to the one that has started it. */
export interface DarajaReady {
  readonly port: number;
  /** Passwords for the fake are encrypted with it. */
  readonly certificate: string;
}
