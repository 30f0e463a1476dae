import { createPlanFollower } from '../../features/core/premium/index.ts';
import { refitNightly } from '../../features/discovery/matching/index.ts';
import { hourlyJobs, sweeps } from '../clean-up.ts';
import { loops, type LoopDependencies } from '../loops.ts';
import { queuedJobs, type QueuedJobDependencies } from '../queued-jobs.ts';

/** The loop that runs the hourly jobs does nothing else. */
const { 'run the hourly jobs': _hourly, ...otherLoops } = loops;
const orderly = { ...hourlyJobs, ...sweeps };

/** Everything that a started server runs by itself, by name. */
const jobs = { ...orderly, ...otherLoops, ...queuedJobs };
export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

const isOf = <List extends object>(list: List, name: JobName): name is JobName & keyof List => name in list;

/** Runs each job once, when it is told to. */
export function createRuns(on: LoopDependencies & QueuedJobDependencies) {
  const followPlans = createPlanFollower(on);

  /** These processes collect work at once. Their queue gives each piece of it to one of them. */
  async function work(name: keyof typeof queuedJobs, processes: number): Promise<void> {
    const job = queuedJobs[name](on);
    if (!job) throw new Error(`${name} does not run`);
    const collected = await Promise.all(Array.from({ length: processes }, job.collect));
    await Promise.all([...new Set(collected.flat())].map(job.work));
  }

  async function run(name: JobName): Promise<void> {
    // Its stop would end it.
    if (name === 'refit the weights') return refitNightly(on, new AbortController().signal);
    // Another start would look at the same again.
    if (name === 'follow plans') return followPlans();
    if (isOf(queuedJobs, name)) return work(name, 1);
    if (isOf(orderly, name)) return void (await orderly[name](on));
    const loop = otherLoops[name](on);
    if (!loop) throw new Error(`${name} does not run`);
    await loop.stop();
  }

  async function runTwo(name: JobName): Promise<void> {
    if (isOf(queuedJobs, name)) return work(name, 2);
    await Promise.all([run(name), run(name)]);
  }

  return { run, runTwo };
}
