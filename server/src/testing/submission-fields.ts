import { faceConsent } from '@mwanzo/contract/selfie-poses';
import type { FastifyInstance } from 'fastify';

/** What a member sends beside the pictures of a verification: the pose that the server gives, and the consent. */
export async function submissionFields(
  app: Pick<FastifyInstance, 'inject'>,
  headers: { authorization: string },
): Promise<{ pose: string; consent: string }> {
  // A verified member gets none, but may try with any.
  const given = await app.inject({ method: 'POST', url: '/api/verify/pose/', headers });
  return { pose: given.json().pose ?? 'chin_open', consent: faceConsent };
}
