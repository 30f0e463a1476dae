import { z } from 'zod';
import { messagePhoto, messageVoice } from '../conversations/chat-media.ts';
import { defineEndpoint } from '../endpoint.ts';
import { appealTextMax, textLimits } from '../limits.ts';
import { reportDecisions, reportReasons, sanctions } from '../people/options.ts';
import { photoDetail } from '../people/photos.ts';
import { appealStatus } from './reports.ts';
import { id as messageId, idParams, timestampInput, paragraph, timestamp } from '../text.ts';
import { warningKinds } from '../conversations/warnings.ts';

/**
 * All reports about one member that are undecided, or that were decided together. The reporters are not named. A case
 * without a report was opened because of its `warnings`.
 */
export const reportCase = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  /** Null when the account is deleted. */
  name: z.string().nullable(),
  is_urgent: z.boolean(),
  reports: z.number().int(),
  reasons: z.array(z.enum(reportReasons)),
  /** The shield's warnings to several members about this one, in the last 30 days. */
  warnings: z
    .object({ receivers: z.number().int(), sent: z.number().int(), kinds: z.array(z.enum(warningKinds)) })
    .nullable(),
  opened_at: timestamp,
  claimed_by: z.number().int().nullable(),
  decision: z.enum(reportDecisions).nullable(),
  decided_at: timestamp.nullable(),
  decided_by: z.number().int().nullable(),
  /**
   * A ban, or a suspension of more than 30 days, that a second reviewer has to confirm. Until then it is a suspension
   * of 24 hours.
   */
  asked_ban: z
    .object({
      asked_by: z.number().int(),
      asked_at: timestamp,
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      decision: z.enum(['suspend', 'ban']),
      /** The end of the suspension that is asked for; null for a ban. */
      until: timestamp.nullable(),
      /** The end of the suspension that holds meanwhile. */
      holds_until: timestamp.nullable(),
    })
    .nullable(),
});
export type ReportCase = z.infer<typeof reportCase>;

/** A photo of a message that the reviewer has not asked for: its size alone, in px. */
const coveredPhoto = messagePhoto.pick({ kind: true, width: true, height: true });

/** A message that was reported, or one of the ten around it, as it was at that time. */
const evidence = z.object({
  id: z.number().int(),
  is_from_reported: z.boolean(),
  text: z.string(),
  timestamp,
  was_deleted: z.boolean(),
  is_reported: z.boolean(),
  /** Its photo or voice note, which the reviewer who holds the case or the appeal can open. */
  media: z.discriminatedUnion('kind', [coveredPhoto, messageVoice]).nullable(),
});

const earlierDecision = z.object({
  id: z.number().int(),
  decision: z.enum(reportDecisions),
  reason: z.enum(reportReasons).nullable(),
  note: z.string().nullable(),
  until: timestamp.nullable(),
  decided_at: timestamp,
  decided_by: z.number().int(),
  appeal: appealStatus.nullable(),
});

/** A claimed case: the reported content, and the member's file. */
export const openedReportCase = reportCase.extend({
  details: z.array(
    z.object({
      id: z.number().int(),
      reason: z.enum(reportReasons),
      text: z.string(),
      created_at: timestamp,
      messages: z.array(evidence),
    }),
  ),
  /** Null when the account is deleted. */
  profile: z
    .object({
      bio: z.string(),
      age: z.number().int().nullable(),
      is_verified: z.boolean(),
      /** The number of photos, which are sent once they are asked for. */
      photos: z.number().int(),
    })
    .nullable(),
  earlier: z.array(earlierDecision),
  /** The suspensions that this reviewer has decided alone. They count for how long one may still decide alone. */
  suspended_alone: z.array(z.object({ from: timestamp, until: timestamp })),
});
export type OpenedReportCase = z.infer<typeof openedReportCase>;

export const waitingAppeal = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  name: z.string().nullable(),
  decision: z.enum(sanctions),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  until: timestamp.nullable(),
  text: z.string(),
  appealed_at: timestamp,
  claimed_by: z.number().int().nullable(),
});

/** A claimed appeal, with what was reported. */
export const openedAppeal = waitingAppeal.extend({ details: openedReportCase.shape.details });

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const reportReviewEndpoints = {
  listReportCases: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/reports/',
    summary:
      'Cases of reports: bans and long suspensions that wait for a second reviewer, then the open ones, ' +
      'urgent and then oldest first; or those decided last; at most 200.',
    query: z.object({ status: z.enum(['open', 'decided']).default('open') }),
    status: 200,
    response: z.array(reportCase),
    errors: [],
  }),
  claimReportCase: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/reports/{id}/claim/',
    summary: 'Claim a case and look at it. Every look is logged.',
    params: idParams,
    status: 200,
    response: openedReportCase,
    errors: ['not_found', 'already_decided', 'claimed_by_another'],
  }),
  showReportPictures: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/reports/{id}/pictures/',
    summary: 'Show the photo of a message of a claimed case, or those of the profile. Every look is logged.',
    params: idParams,
    /** Null asks for the photos of the profile. */
    body: z.object({ message_id: messageId.nullable() }),
    status: 200,
    response: z.object({ profile: z.array(photoDetail), message: messagePhoto.nullable() }),
    errors: ['not_found', 'claimed_by_another'],
  }),
  decideReportCase: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/reports/{id}/decide/',
    summary:
      'Decide all reports of a claimed case. The member is told the reason, those who reported are told that it ' +
      'was decided. Suspended and banned members are signed out everywhere. A ban, or a ' +
      'suspension of more than 30 days in a row, is one of 24 hours until a second reviewer confirms it.',
    params: idParams,
    body: z
      .object({
        decision: z.enum(reportDecisions),
        reason: z.enum(reportReasons).optional(),
        note: paragraph(0, textLimits.reasonMax).default(''),
        until: timestampInput.optional(),
      })
      .refine((body) => body.decision === 'dismiss' || body.reason !== undefined, {
        path: ['reason'],
        message: 'is required unless dismissed',
      })
      .refine((body) => body.decision === 'dismiss' || body.note !== '', {
        path: ['note'],
        message: 'is required unless dismissed',
      })
      .refine((body) => (body.decision === 'suspend') === (body.until !== undefined), {
        path: ['until'],
        message: 'belongs to a suspension, and only to one',
      }),
    status: 200,
    response: z.object({ id: z.number().int(), decision: z.enum(reportDecisions) }),
    errors: ['not_found', 'already_decided', 'claimed_by_another', 'looked_too_short'],
  }),
  answerAskedBan: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/reports/{id}/ban/',
    summary:
      'Confirm or decline a ban, or a suspension of more than 30 days, that another reviewer has asked for, after ' +
      'claiming the case. The member is told of a confirmed one.',
    params: idParams,
    body: z.object({ answer: z.enum(['confirm', 'decline']), note: paragraph(1, textLimits.reasonMax) }),
    status: 200,
    response: z.object({ id: z.number().int(), answer: z.enum(['confirm', 'decline']) }),
    errors: ['not_found', 'claimed_by_another', 'looked_too_short'],
  }),
  listAppeals: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/appeals/',
    summary:
      'Appeals that wait, oldest first, but those against decisions of the reviewer who asks. Listing is logged.',
    status: 200,
    response: z.array(waitingAppeal),
    errors: [],
  }),
  claimAppeal: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/appeals/{id}/claim/',
    summary: 'Claim an appeal and look at what was reported. A reviewer holds one claim of any kind. Looks are logged.',
    params: idParams,
    status: 200,
    response: openedAppeal,
    errors: ['not_found', 'claimed_by_another'],
  }),
  decideAppeal: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/appeals/{id}/decide/',
    summary: 'Uphold or lift a decision of another reviewer, after claiming the appeal. The member is told.',
    params: idParams,
    body: z.object({ outcome: z.enum(['uphold', 'lift']), note: paragraph(1, appealTextMax) }),
    status: 200,
    response: z.object({ id: z.number().int(), outcome: z.enum(['uphold', 'lift']) }),
    errors: ['not_found', 'claimed_by_another', 'looked_too_short'],
  }),
};
