import type { RequestOptions } from '../../../../api/endpoint-types.ts';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';

type Body = RequestOptions<'POST /api/token/'>['body'];

/** Signs in. While too many others sign in, a proof of work gets a place that is kept for those. */
export async function sendSignIn(body: Body): ReturnType<typeof request<'POST /api/token/'>> {
  try {
    return await request('POST /api/token/', { body });
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'busy') throw error;
    // This is loaded when it is needed, so that the page of the sign-in stays light.
    const { continueWithProof } = await import('./send-with-proof.ts');
    return continueWithProof(error, (proof) => request('POST /api/token/', { body: { ...body, ...proof } }));
  }
}
