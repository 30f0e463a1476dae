import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import type { RunningDemo } from '../../server/src/start/start-server.ts';
import { approveWaiting } from './approve-waiting.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPeople } from './data/people.ts';
import { demoPassword } from './data/sign-ins.ts';
import { demoId } from './demo-ids.ts';
import { likeBack } from './like-back.ts';
import { seedDemo } from './seed-demo.ts';

/** Demo people look for new likes, and the demo reviewer for new verifications, after each such pause, in ms. */
const pauseMs = 1000;

function introducePhone({ checkout }: AppDependencies): string[] {
  if (checkout?.kind !== 'pretend') return [];
  return ['', `The pretend phone that pays for Premium: http://localhost:${checkout.pretendPhonePort}/phone/`];
}

/**
 * Fills an empty database with demo people. While the server runs, demo people like back, and the demo reviewer
 * approves verifications.
 */
export async function startDemo(dependencies: AppDependencies): Promise<RunningDemo> {
  await seedDemo(dependencies);
  // The seeded verifications stay pending for somebody who wants to try the review.
  const seededPendingIds = demoPendingVerifications.map(({ person }) => demoId(person));
  const likerIds = demoPeople.filter((person) => person.likesBack).map(({ key }) => demoId(key));
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let currentRound: Promise<void> = Promise.resolve();

  const playRound = async (): Promise<void> => {
    await likeBack(dependencies, likerIds).catch(() => {});
    if (dependencies.config.demoReviewSeconds > 0) await approveWaiting(dependencies, seededPendingIds).catch(() => {});
    if (!stopped) timer = setTimeout(startRound, pauseMs);
  };
  const startRound = (): void => {
    currentRound = playRound();
  };
  startRound();
  return {
    introduction: [
      `Demo sign-ins (password ${demoPassword}):`,
      '  amina@mwanzo.test      verified',
      '  brian@mwanzo.test      verified',
      '  new@mwanzo.test        not verified yet',
      '  moderator@mwanzo.test  reviewer',
      '  reviewer@mwanzo.test   another reviewer, whom a ban or an appeal needs',
      ...introducePhone(dependencies),
    ],
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await currentRound;
    },
  };
}
