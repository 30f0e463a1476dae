import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import type { RequestOptions } from '../../../api/endpoint-types.ts';

interface Proving {
  /** Aborted when the member does not want to wait for a proof. */
  signal: AbortSignal;
  onChallenge: () => void;
}

/** So many proofs are tried: one may come too late. */
const proofsMax = 2;

/** Signs up. When sign-ups of this network come in waves, the browser proves with some work that it is not a script's. */
export async function sendSignUp(
  body: RequestOptions<'POST /api/signup/'>['body'],
  { signal, onChallenge }: Proving,
  attempt = 0,
): ReturnType<typeof request<'POST /api/signup/'>> {
  try {
    return await request('POST /api/signup/', { body });
  } catch (error) {
    const isAsked = error instanceof RequestError && error.code === 'proof_of_work_required';
    if (!isAsked || attempt === proofsMax) throw error;
    onChallenge();
    const { solveInWorker } = await import('./solve-in-worker.ts');
    const proof = await solveInWorker(error.body['challenge'] as ProofChallenge, signal);
    return sendSignUp({ ...body, proof }, { signal, onChallenge }, attempt + 1);
  }
}
