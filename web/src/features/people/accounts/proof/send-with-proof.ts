import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { RequestError } from '../../../../api/request-error.ts';
import { logFailure } from '../../../../device/log-failure.ts';

interface Sending {
  /** Aborted when the visitor cancels or leaves the page. */
  signal?: AbortSignal;
  /** Called when a sign-up must wait for its turn, with the number of seconds. */
  onWait?: (seconds: number) => void;
  onSend?: () => void;
}

/** The most challenges to work on. After two refused proofs, a third would only cost battery. */
const proofsMax = 2;
/** After this many refusals a server that is busy stays so for this visitor. */
const busyMax = 4;

/**
 * Sends a request, and the same again when the server makes it wait: at a busy server a few times, else as often as it
 * takes. While it waits, the browser works on the challenge of the refusal, because a request with a proof of work need
 * not wait.
 */
export async function sendWithProof<Response>(
  send: (proof: { proof?: ProofOfWork }) => Promise<Response>,
  { signal = new AbortController().signal, onWait, onSend }: Sending = {},
): Promise<Response> {
  let proof: ProofOfWork | undefined;
  let solved = 0;
  for (let attempt = 0; ; attempt += 1) {
    onSend?.();
    try {
      return await send(proof ? { proof } : {});
    } catch (error) {
      if (!isToWait(error, attempt)) throw error;
      signal.throwIfAborted();
      const seconds = error.retryAfterSeconds ?? 1;
      if (error.code === 'sign_up_turn') onWait?.(seconds);
      const challenge = solved < proofsMax ? (error.body['challenge'] as ProofChallenge | undefined) : undefined;
      if (challenge) solved += 1;
      proof = await turnOrProof({ seconds, challenge, isFirst: error.code === 'busy' }, signal);
    }
  }
}

/** Continues after a first refusal. */
export function continueWithProof<Response>(
  refusal: RequestError,
  send: (proof: { proof?: ProofOfWork }) => Promise<Response>,
): Promise<Response> {
  let isFirst = true;
  return sendWithProof((proof) => {
    if (!isFirst) return send(proof);
    isFirst = false;
    return Promise.reject(refusal);
  });
}

function isToWait(error: unknown, attempt: number): error is RequestError {
  if (!(error instanceof RequestError)) return false;
  return error.code === 'sign_up_turn' || (error.code === 'busy' && attempt < busyMax);
}

interface Wait {
  readonly seconds: number;
  readonly challenge: ProofChallenge | undefined;
  /** True if the proof is worth more than the turn, because the server may be as busy then. */
  readonly isFirst: boolean;
}

/** Resolves to a proof, or to undefined if the turn comes first. Rejects when the visitor cancels. */
async function turnOrProof({ seconds, challenge, isFirst }: Wait, signal: AbortSignal) {
  const ended = new AbortController();
  const end = () => ended.abort(signal.reason);
  signal.addEventListener('abort', end);
  try {
    const turn = pause(seconds * 1000, ended.signal);
    if (!challenge) return await turn;
    const proof = solve(challenge, ended.signal).catch(() => turn);
    return await (isFirst ? proof : Promise.race([turn, proof]));
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
    if (!signal.aborted) logFailure('Could not work on a challenge', error);
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
