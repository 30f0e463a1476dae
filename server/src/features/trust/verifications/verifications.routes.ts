import type { verificationEndpoints } from '@mwanzo/contract/trust/verifications';
import type { Handlers } from '../../../http/handler.ts';
import { givePose } from './give-pose.ts';
import { getVerification } from './get-verification.ts';
import { submitVerification, type SubmitVerificationDependencies } from './submit-verification.ts';

export function verificationRoutes(
  dependencies: SubmitVerificationDependencies,
): Handlers<typeof verificationEndpoints> {
  return {
    givePose: (_, { caller }) => givePose(dependencies, caller.userId),
    submitVerification: ({ body }, { caller, files }) => {
      const selfie = files.get('selfie')?.path;
      const idDocument = files.get('id_document')?.path;
      return submitVerification(dependencies, caller.userId, {
        pose: body.pose ?? null,
        consent: body.consent === undefined ? null : Number(body.consent),
        ...(selfie && { selfie }),
        ...(idDocument && { idDocument }),
      });
    },
    getVerification: (_, { caller }) => getVerification(dependencies.database, caller.userId),
  };
}
