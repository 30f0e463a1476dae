import type { verificationEndpoints } from '@mwanzo/contract/verifications';
import type { Handlers } from '../../http/handler.ts';
import { getVerification } from './get-verification.ts';
import { submitVerification, type SubmitVerificationParts } from './submit-verification.ts';

export function verificationRoutes(parts: SubmitVerificationParts): Handlers<typeof verificationEndpoints> {
  return {
    submitVerification: (_, { caller, files }) => {
      const selfie = files.get('selfie')?.path;
      const idDocument = files.get('id_document')?.path;
      return submitVerification(parts, caller.userId, { ...(selfie && { selfie }), ...(idDocument && { idDocument }) });
    },
    getVerification: (_, { caller }) => getVerification(parts.database, caller.userId),
  };
}
