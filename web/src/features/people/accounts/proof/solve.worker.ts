import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { solveChallenge } from './solve-challenge.ts';

/** Null if the challenge could not be solved. */
export type Solution = ProofOfWork | null;

addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  solveChallenge(data).then(
    (solution: Solution) => postMessage(solution),
    () => postMessage(null),
  );
});
