/** A kind of work that processes share. */
export interface JobKind {
  readonly name: string;
  /** How many of its jobs a process runs at once, at least 2. */
  readonly atOnce: number;
  /** The pause before a second attempt, in seconds. It doubles with each further one, up to `retrySecondsMax`. */
  readonly retrySeconds: number;
  readonly retrySecondsMax: number;
  /** After so many seconds, a job whose process has died is run again. No job may take longer. */
  readonly secondsMax: number;
}

/** Shares work with other processes: each job is run by one of them at a time, and again after a failure. */
export interface JobQueue {
  /** Runs the jobs of a kind in this process, too. `run` gets a job's key. */
  work(kind: JobKind, run: (key: number) => Promise<void>): Promise<void>;
  /** Adds a job for each key that has none that waits, runs or is to be repeated. */
  add(kind: JobKind, keys: readonly number[]): Promise<void>;
  /** Takes no further job, and waits for those under way. */
  close(): Promise<void>;
}
