import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { logFailure } from '../../../device/log-failure.ts';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import type { RequestOptions } from '../../../api/endpoint-types.ts';

interface Waiting {
  /** Aborted when the visitor cancels or leaves the page. */
  signal: AbortSignal;
  /** Called when the sign-up must wait for its turn, with the number of seconds. */
  onWait: (seconds: number) => void;
  onSend: () => void;
}

/** The most challenges to work on. After two refused proofs, a third would only cost battery. */
const proofsMax = 2;

/**
 * Signs up. When many sign-ups come from one network, the server makes them take turns. Then this waits and sends
 * again, as often as needed. While it waits, the browser works on the challenge, because a sign-up with a proof of work
 * need not wait.
 */
export async function sendSignUp(
  body: RequestOptions<'POST /api/signup/'>['body'],
  { signal, onWait, onSend }: Waiting,
): ReturnType<typeof request<'POST /api/signup/'>> {
  let proof: ProofOfWork | undefined;
  for (let attempt = 0; ; attempt += 1) {
    onSend();
    try {
      return await request('POST /api/signup/', { body: proof ? { ...body, proof } : body });
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'sign_up_turn') throw error;
      signal.throwIfAborted();
      const seconds = error.retryAfterSeconds ?? 1;
      onWait(seconds);
      const challenge = attempt < proofsMax ? (error.body['challenge'] as ProofChallenge | undefined) : undefined;
      proof = await turnOrProof(seconds, challenge, signal);
    }
  }
}

/** Resolves to a proof, or to undefined if the turn comes first. Rejects when the visitor cancels. */
async function turnOrProof(seconds: number, challenge: ProofChallenge | undefined, signal: AbortSignal) {
  const ended = new AbortController();
  const end = () => ended.abort(signal.reason);
  signal.addEventListener('abort', end);
  try {
    const turn = pause(seconds * 1000, ended.signal);
    return await (challenge ? Promise.race([turn, solve(challenge, ended.signal).catch(() => turn)]) : turn);
  } finally {
    signal.removeEventListener('abort', end);
    ended.abort();
  }
}

async function solve(challenge: ProofChallenge, signal: AbortSignal): Promise<ProofOfWork> {
  try {
    const { solveInWorker } = await import('./solve-in-worker.ts');
    return await solveInWorker(challenge, signal);
  } catch (error) {
    if (!signal.aborted) logFailure('Could not work on the challenge of a sign-up', error);
    throw error;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
