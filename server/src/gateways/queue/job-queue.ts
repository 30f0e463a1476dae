/** A kind of work that processes share. */
export interface JobKind {
  readonly name: string;
  /** The number of its jobs that a process runs at once, at least 2. */
  readonly atOnce: number;
  /** The pause before a second attempt, in seconds. It doubles with each further one, up to `retrySecondsMax`. */
  readonly retrySeconds: number;
  readonly retrySecondsMax: number;
  /** If a process dies, its job runs again after this many seconds. No job may take longer. */
  readonly secondsMax: number;
}

/** Shares work with other processes: each job is run by one of them at a time, and again after a failure. */
export interface JobQueue {
  /** Starts running the jobs of a kind in this process, once for each kind. `run` gets a job's key. */
  work(kind: JobKind, run: (key: number) => Promise<void>): Promise<void>;
  /** Adds a job for each key that has none that waits, runs or will be repeated. */
  add(kind: JobKind, keys: readonly number[]): Promise<void>;
  /** Accepts no more jobs, and waits for the running ones. */
  close(): Promise<void>;
}
