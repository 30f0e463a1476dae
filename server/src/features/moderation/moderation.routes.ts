import type { moderationEndpoints } from '@mwanzo/contract/moderation';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import type { Handlers } from '../../http/handler.ts';
import { claimVerification } from './claim-verification.ts';
import { decideVerification } from './decide-verification.ts';
import { listAudit } from './list-audit.ts';
import { listVerifications } from './list-verifications.ts';
import type { ModerationParts } from './moderation-parts.ts';
import { viewPicture } from './view-picture.ts';

interface ModerationRoutesParts extends ModerationParts {
  readonly vault: DocumentVault;
}

export function moderationRoutes(parts: ModerationRoutesParts): Handlers<typeof moderationEndpoints> {
  return {
    listVerifications: ({ query }, { caller }) => listVerifications(parts, caller.userId, query.status),
    claimVerification: ({ params }, { caller }) => claimVerification(parts, caller.userId, params.id),
    getVerificationSelfie: ({ params }, { caller }) => viewPicture(parts, caller.userId, params.id, 'selfie'),
    getVerificationDocument: ({ params }, { caller }) => viewPicture(parts, caller.userId, params.id, 'id_document'),
    decideVerification: ({ params, body }, { caller }) =>
      decideVerification(parts, caller.userId, {
        verificationId: params.id,
        decision: body.decision,
        reasonCode: body.reason_code,
        reason: body.reason,
        checks: body.checks,
      }),
    listAudit: ({ query }, { caller }) => listAudit(parts.database, caller.userId, query.before),
  };
}
