import { DatabaseError, type Pool } from 'pg';

/** The jobs of one kind. */
export interface JobCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  /** They have failed at least once, and are tried again. */
  readonly failed: number;
  /** They have failed so often that nobody tries again. They are kept for an hour. */
  readonly givenUp: number;
  /** The age of the oldest one that waits for its first try, in seconds. */
  readonly oldestSeconds: number;
}

/** There is no such table or schema yet, or this role may not read it. */
const unreadable: ReadonlySet<string | undefined> = new Set(['42P01', '3F000', '42501']);

/** Counts the jobs of each kind, in one query. A database that no server has used yet has none. */
export async function countJobs(on: Pick<Pool, 'query'>): Promise<JobCounts[]> {
  try {
    const { rows } = await on.query<JobCounts>(`
      select queue.name as queue,
        count(*) filter (where job.state = 'created')::integer as waiting,
        count(*) filter (where job.state = 'active')::integer as running,
        count(*) filter (where job.state = 'retry')::integer as failed,
        count(*) filter (where job.state = 'failed')::integer as "givenUp",
        coalesce(extract(epoch from now() - min(job.created_on) filter (where job.state = 'created')), 0)::float8
          as "oldestSeconds"
      from pgboss.queue queue
      left join pgboss.job job on job.name = queue.name and job.state in ('created', 'active', 'retry', 'failed')
      group by queue.name order by queue.name`);
    return rows;
  } catch (error) {
    if (error instanceof DatabaseError && unreadable.has(error.code)) return [];
    throw error;
  }
}
