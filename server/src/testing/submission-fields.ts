import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import type { FastifyInstance } from 'fastify';

/** The fields of a verification besides the pictures: the pose that the server has chosen, and the consent. */
export async function submissionFields(
  app: Pick<FastifyInstance, 'inject'>,
  headers: { authorization: string },
): Promise<{ pose: string; consent: string }> {
  // A verified member gets no pose. A test may send any.
  const given = await app.inject({ method: 'POST', url: '/api/verify/pose/', headers });
  return { pose: given.json().pose ?? 'chin_open', consent: faceConsent };
}
