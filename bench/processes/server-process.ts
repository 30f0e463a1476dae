/** A server under load. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** An access token like those of a sign-in, valid for 15 minutes. Each session has another one. */
  issueToken(userId: number, sessionId?: number): Promise<string>;
  stop(): Promise<void>;
}
