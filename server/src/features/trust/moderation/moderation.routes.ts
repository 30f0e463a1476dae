import type { auditEndpoints } from '@mwanzo/contract/people/audit';
import type { decisionEndpoints } from '@mwanzo/contract/trust/decisions';
import type { moderatedSwitchEndpoints } from '@mwanzo/contract/trust/moderated-switches';
import type { moderationEndpoints } from '@mwanzo/contract/trust/moderation';
import type { overviewEndpoints } from '@mwanzo/contract/trust/overview';
import type { photoReviewEndpoints } from '@mwanzo/contract/trust/photo-reviews';
import type { Config } from '../../../config/config.ts';
import type { Secret } from '../../../config/secret.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { Switches } from '../../core/switches/index.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { claimVerification } from './claim-verification.ts';
import { decideChange } from './decide-change.ts';
import { decideVerification } from './decide-verification.ts';
import { listAudit } from './list-audit.ts';
import { listDecisions } from './list-decisions.ts';
import { listVerifications } from './list-verifications.ts';
import { listSwitches, moveSwitchHere } from './move-switch.ts';
import { claimChange, listChanges } from './review-changes.ts';
import { claimPhotoReview, decidePhotoReview, listPhotoReviews } from './review-photos.ts';
import { showOverview } from './show-overview.ts';
import { takeBackDecision } from './take-back-decision.ts';
import { viewLookalike } from './view-lookalike.ts';
import { viewPicture } from './view-picture.ts';

interface ModerationRoutesDependencies extends ProfileViewDependencies {
  readonly events: EventBus;
  readonly switches: Switches;
  readonly vault: DocumentVault;
  readonly images: ImageProcessor;
  /** The key of the hashes by which documents and banned people are recognised. */
  readonly markKey: Secret;
  readonly photoStorage: PhotoStorage;
  readonly config: Pick<Config, 'rateLimitRelaxation' | 'checksLooks'>;
}

export function moderationRoutes(
  dependencies: ModerationRoutesDependencies,
): Handlers<
  typeof auditEndpoints &
    typeof moderationEndpoints &
    typeof photoReviewEndpoints &
    typeof overviewEndpoints &
    typeof decisionEndpoints &
    typeof moderatedSwitchEndpoints
> {
  return {
    listVerifications: ({ query }, { caller }) => listVerifications(dependencies, caller.userId, query.status),
    claimVerification: ({ params }, { caller }) => claimVerification(dependencies, caller.userId, params.id),
    getVerificationSelfie: ({ params }, { caller, isHead }) =>
      viewPicture(dependencies, caller.userId, params.id, { picture: 'selfie', isHead }),
    getVerificationDocument: ({ params }, { caller, isHead }) =>
      viewPicture(dependencies, caller.userId, params.id, { picture: 'id_document', isHead }),
    getVerificationLookalike: ({ params }, { caller, isHead }) =>
      viewLookalike(dependencies, caller.userId, params.id, isHead),
    decideVerification: ({ params, body }, { caller }) =>
      decideVerification(dependencies, caller.userId, {
        verificationId: params.id,
        decision: body.decision,
        reasonCode: body.reason_code,
        reason: body.reason,
        checks: body.checks,
        seen: body.seen && { name: body.seen.name, photoId: body.seen.photo_id },
        document: body.decision === 'approve' ? body.document : undefined,
      }),
    listChanges: (_, { caller }) => listChanges(dependencies, caller.userId),
    claimChange: ({ params }, { caller }) => claimChange(dependencies, caller.userId, params.id),
    decideChange: ({ params, body }, { caller }) =>
      decideChange(dependencies, caller.userId, {
        changeId: params.id,
        decision: body.decision,
        checks: body.checks ?? null,
        reasonCode: body.decision === 'approve' ? null : (body.reason_code ?? null),
        reason: body.decision === 'approve' ? null : body.reason || null,
      }),
    listPhotoReviews: (_, { caller }) => listPhotoReviews(dependencies, caller.userId),
    claimPhotoReview: ({ params }, { caller }) => claimPhotoReview(dependencies, caller.userId, params.id),
    decidePhotoReview: ({ params, body }, { caller }) =>
      decidePhotoReview(dependencies, {
        photoId: params.id,
        moderatorId: caller.userId,
        decision: body.decision,
        reasonCode: body.decision === 'approve' ? null : (body.reason_code ?? null),
        reason: body.decision === 'approve' ? null : body.reason || null,
      }),
    listModeratedDecisions: (_, { caller }) => listDecisions(dependencies, caller.userId),
    takeBackDecision: ({ params }, { caller }) => takeBackDecision(dependencies, caller.userId, params.id),
    listSwitches: (_, { caller }) => listSwitches(dependencies.database, caller.userId),
    moveSwitch: ({ params, body }, { caller }) =>
      moveSwitchHere(dependencies, caller.userId, { ...params, isOn: body.is_on, because: body.because }),
    showOverview: (_, { caller }) => showOverview(dependencies, caller.userId),
    listAudit: ({ query }, { caller }) => listAudit(dependencies.database, caller.userId, query.before),
  };
}
