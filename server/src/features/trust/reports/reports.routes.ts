import type { reportReviewEndpoints } from '@mwanzo/contract/trust/report-reviews';
import type { reportEndpoints } from '@mwanzo/contract/trust/reports';
import type { Secret } from '../../../config/secret.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { SeparationDependencies } from '../../conversations/blocks/index.ts';
import type { SignPhotoFor } from '../../people/photos/index.ts';
import { answerAskedSanction } from './answer-asked-sanction.ts';
import { decideCase, type DecideCaseDependencies } from './decide-case.ts';
import { appeal, listDecisions } from './member-decisions.ts';
import { reportMember } from './report-member.ts';
import { decideAppeal, listAppeals, openAppeal } from './review-appeals.ts';
import { listCases, openCase } from './review-cases.ts';
import { showCasePictures } from './show-case-pictures.ts';

interface ReportRoutesDependencies extends DecideCaseDependencies, SeparationDependencies {
  readonly secretKey: Secret;
  readonly signPhotoFor: SignPhotoFor;
  readonly signMediaFor: (viewerId: number) => SignMedia;
}

export function reportRoutes(
  dependencies: ReportRoutesDependencies,
): Handlers<typeof reportEndpoints & typeof reportReviewEndpoints> {
  return {
    reportMember: ({ body }, { caller }) =>
      reportMember(dependencies, caller.userId, {
        reportedId: body.reportedId,
        reason: body.reason,
        text: body.text,
        messageIds: body.message_ids,
        alsoBlock: body.block ?? false,
      }),
    listDecisions: (_, { caller }) => listDecisions(dependencies, caller.userId),
    appeal: ({ body }) => appeal(dependencies, body.token, body.text),
    listReportCases: ({ query }, { caller }) => listCases(dependencies, caller.userId, query.status),
    claimReportCase: ({ params }, { caller }) => openCase(dependencies, caller.userId, params.id),
    showReportPictures: ({ params, body }, { caller }) =>
      showCasePictures(dependencies, { moderatorId: caller.userId, caseId: params.id, messageId: body.message_id }),
    decideReportCase: ({ params, body }, { caller }) =>
      decideCase(dependencies, {
        caseId: params.id,
        moderatorId: caller.userId,
        decision: body.decision,
        reason: body.decision === 'dismiss' ? null : (body.reason ?? null),
        note: body.note,
        until: body.until === undefined ? null : new Date(body.until),
      }),
    answerAskedBan: ({ params, body }, { caller }) =>
      answerAskedSanction(dependencies, {
        caseId: params.id,
        moderatorId: caller.userId,
        answer: body.answer,
        note: body.note,
      }),
    listAppeals: (_, { caller }) => listAppeals(dependencies, caller.userId),
    claimAppeal: ({ params }, { caller }) => openAppeal(dependencies, caller.userId, params.id),
    decideAppeal: ({ params, body }, { caller }) =>
      decideAppeal(dependencies, caller.userId, { caseId: params.id, outcome: body.outcome, note: body.note }),
  };
}
