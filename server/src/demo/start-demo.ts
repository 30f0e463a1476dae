import type { AppParts } from '../app.ts';
import { DEMO_PENDING_VERIFICATIONS } from './data/pending-verifications.ts';
import { DEMO_PEOPLE } from './data/people.ts';
import { demoId } from './demo-ids.ts';
import { approveWaiting, likeBack } from './demo-lives.ts';
import { seedDemo } from './seed-demo.ts';

export interface RunningDemo {
  /** One line for each account that a person may try. */
  readonly signIns: readonly string[];
  stop(): Promise<void>;
}

/** How often demo people look whether somebody likes them, and the demo reviewer at the queue, in ms. */
const pauseMs = 1000;

/** Fills an empty database with demo people and lets them like back and review while the server runs. */
export async function startDemo(parts: AppParts): Promise<RunningDemo> {
  await seedDemo(parts);
  // These two wait for a person who tries out the review; whoever signs in as a demo member is approved like others.
  const leftIds = DEMO_PENDING_VERIFICATIONS.map(({ person }) => demoId(person));
  const likerIds = DEMO_PEOPLE.filter((person) => person.likesBack).map(({ key }) => demoId(key));
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<void> = Promise.resolve();

  const live = async (): Promise<void> => {
    await likeBack(parts, likerIds).catch(() => {});
    if (parts.config.demoReviewSeconds > 0) await approveWaiting(parts, leftIds).catch(() => {});
    if (!stopped) timer = setTimeout(next, pauseMs);
  };
  const next = (): void => {
    round = live();
  };
  next();
  return {
    signIns: [
      'amina@mwanzo.test      verified',
      'brian@mwanzo.test      verified',
      'new@mwanzo.test        not verified yet',
      'moderator@mwanzo.test  reviewer',
    ],
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
