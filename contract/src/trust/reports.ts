import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { appealTextMax, reportLimits } from '../limits.ts';
import { reportReasons, sanctions } from '../people/options.ts';
import { id, optionalFlag, paragraph, timestamp } from '../text.ts';

export type ReportReason = (typeof reportReasons)[number];
export type Sanction = (typeof sanctions)[number];

/** The state of an appeal. A member can appeal against a decision once, and another reviewer looks at it. */
export const appealStatus = z.enum(['possible', 'waiting', 'upheld', 'lifted']);

/** A decision about a member, as the member sees it. */
export const memberDecision = z.object({
  id: z.number().int(),
  decision: z.enum(sanctions),
  reason: z.enum(reportReasons),
  decided_at: timestamp,
  /** The end of a suspension. It is null for other decisions. */
  until: timestamp.nullable(),
  appeal: appealStatus,
  /** The token with which the member can appeal, signed in or not. Null when an appeal is no longer possible. */
  appeal_token: z.string().nullable(),
});
export type MemberDecision = z.infer<typeof memberDecision>;

/** Accepts two forms: the member as `user_id` or `target_profile_id`, the words as `text` or `details`. */
const reportBody = z
  .object({
    user_id: id.optional(),
    target_profile_id: id.optional(),
    reason: z.enum(reportReasons),
    text: paragraph(0, reportLimits.textMax).optional(),
    details: paragraph(0, reportLimits.textMax).optional(),
    message_ids: z.array(id).max(reportLimits.messagesMax).default([]),
    block: optionalFlag,
  })
  .transform(({ user_id: user, target_profile_id: target, text: words, details, ...body }, context) => {
    const reportedId = user ?? target;
    const text = words ?? details ?? '';
    if (reportedId === undefined) context.addIssue({ code: 'custom', path: ['user_id'], message: 'is required' });
    if (body.reason === 'other' && text === '')
      context.addIssue({ code: 'custom', path: ['text'], message: 'is required' });
    return reportedId === undefined ? z.NEVER : { ...body, reportedId, text };
  });

export const reportEndpoints = {
  reportMember: defineEndpoint({
    method: 'POST',
    path: '/api/reports/',
    summary:
      'Report somebody, also somebody who is gone. Messages of the conversation with them can be attached: ' +
      'reviewers see these and the ten around each, as they are now. Repeating a report changes nothing.',
    access: 'member',
    body: reportBody,
    status: 201,
    response: z.object({ reported: z.literal(true), blocked: z.boolean() }),
    errors: [],
    limit: 'report',
  }),
  listDecisions: defineEndpoint({
    method: 'GET',
    path: '/api/account/decisions/',
    summary:
      'The warnings and suspensions of the member, the latest first: why, until when, and whether they can appeal.',
    access: 'member',
    status: 200,
    response: z.array(memberDecision),
    errors: [],
    limit: 'read',
  }),
  appeal: defineEndpoint({
    method: 'POST',
    path: '/api/appeals/',
    summary:
      'Appeal once against a decision, within 180 days, with the token that came with it. Repeating changes nothing.',
    access: 'public',
    body: z.object({ token: boundedText(100).min(1), text: paragraph(1, appealTextMax) }),
    status: 201,
    response: z.object({ appeal: appealStatus }),
    errors: ['not_found'],
    limit: 'appeal',
  }),
};
