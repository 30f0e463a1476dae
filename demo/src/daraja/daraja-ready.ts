/** What the fake's process tells the one that has started it. */
export interface DarajaReady {
  readonly port: number;
  /** With which passwords for it are encrypted. */
  readonly certificate: string;
}
