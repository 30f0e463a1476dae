import { anybodys, each, once, type Call, type Calls } from './calls.fixture.ts';
import type { Actor, Person } from './people.fixture.ts';
import { exists, isModerator, mayReview } from './rules.fixture.ts';

const holds = (actor: Actor, owner: Person | null) =>
  isModerator(actor) && exists(owner) && actor.person?.name === 'moderator' && owner?.name !== 'moderator';
const file = [
  'name',
  'newname',
  'birthday',
  'photo',
  'held',
  'bio',
  'reason',
  'fullname',
  'address',
  'report',
  'note',
  'appeal',
  'words',
  'interest',
  'prompt',
];
const logged = ['moderation_audit:insert', 'audit_head:update', 'audit_head:insert'];
const list = (path: string): Call => ({
  ask: once(`/api/moderation/${path}/`),
  passes: isModerator,
  lists: (_, { people }) => people.flatMap(({ name }) => file.map((what) => `${name} ${what}`)),
  writes: logged,
});
const one = (ask: Call['ask'], writes: readonly string[]): Call => ({
  ask,
  passes: holds,
  lists: (_, { people }) => people.flatMap(({ name }) => file.map((what) => `${name} ${what}`)),
  writes: anybodys([...logged, ...writes]),
});

/** A new claim takes the place of the reviewer's last one. */
const claims = ['review_claims:delete', 'review_claims:insert'];
const ended = 'review_claims:delete';
/** Cases stay when the account is gone, and the reviewer who claimed them keeps them. */
const holdsCase = (actor: Actor, owner: Person | null) =>
  isModerator(actor) && owner !== null && actor.person?.name === 'moderator' && owner.name !== 'moderator';

const holdsAppeal = (actor: Actor, owner: Person | null) =>
  mayReview(actor, owner) && actor.person?.name === 'moderator';

/** The requests of reviewers. For everybody else these endpoints do not exist. */
export const callsOfModerators = {
  listAudit: list('audit'),
  showOverview: list('overview'),
  listSwitches: { ask: once('/api/moderation/switches/'), passes: isModerator },
  // It is on already, so nothing changes.
  moveSwitch: {
    ask: once('/api/moderation/switches/screening/', { is_on: true, because: 'a check' }),
    passes: isModerator,
  },
  // The names of colleagues who ask, and no count of a member.
  listAskedDocuments: {
    ask: once('/api/moderation/document-looks/asked/'),
    passes: isModerator,
    lists: (_, { people }) => people.filter(({ name }) => name.endsWith('moderator')).map(({ name }) => `${name} name`),
  },
  // Everybody has asked a moment ago, so asking again changes nothing.
  askForDocuments: { ask: once('/api/moderation/document-looks/ask/'), passes: isModerator },
  answerAskedDocuments: {
    ask: each((owned) => ({ url: `/api/moderation/document-looks/${owned.ask}/answer/`, payload: { answer: 'yes' } })),
    passes: (actor, owner) =>
      isModerator(actor) && owner !== actor.person && owner?.name.endsWith('moderator') === true,
    writes: anybodys([...logged, 'document_grants:update']),
  },
  listModeratedDecisions: list('decisions'),
  // Nobody in the table has decided a moment ago.
  takeBackDecision: {
    ...one(
      each((owned) => ({ url: `/api/moderation/decisions/${owned.case}/take-back/` })),
      [],
    ),
    passes: () => false,
  },
  listVerifications: list('verifications'),
  listChanges: list('changes'),
  listPhotoReviews: list('photos'),
  listReportCases: list('reports'),
  listAppeals: list('appeals'),
  claimVerification: one(
    each(({ verification: id }) => ({ held: ['verification', id], url: `/api/moderation/verifications/${id}/claim/` })),
    claims,
  ),
  getVerificationSelfie: one(
    each(({ verification: id }) => ({
      held: ['verification', id],
      url: `/api/moderation/verifications/${id}/selfie/`,
    })),
    [],
  ),
  getVerificationDocument: one(
    each(({ verification: id }) => ({
      held: ['verification', id],
      url: `/api/moderation/verifications/${id}/id_document/`,
    })),
    [],
  ),
  getVerificationLookalike: one(
    each(({ verification: id }) => ({
      held: ['verification', id],
      url: `/api/moderation/verifications/${id}/lookalike/`,
    })),
    // The audit names whom they resemble.
    ['moderation_audit:insert of bystanders'],
  ),
  decideVerification: one(
    each(({ verification: id }) => ({
      held: ['verification', id],
      url: `/api/moderation/verifications/${id}/decide/`,
      payload: { decision: 'reject', reason: 'Blurred' },
    })),
    ['verifications:update', 'notifications:insert', ended],
  ),
  claimChange: one(
    each(({ change: id }) => ({ held: ['change', id], url: `/api/moderation/changes/${id}/claim/` })),
    claims,
  ),
  decideChange: one(
    each(({ change: id }) => ({
      held: ['change', id],
      url: `/api/moderation/changes/${id}/decide/`,
      payload: { decision: 'approve', checks: { name_fits: true } },
    })),
    ['profile_changes:delete', 'profiles:update', 'decided_changes:insert', 'notifications:insert', ended],
  ),
  claimPhotoReview: one(
    each(({ heldPhoto: id }) => ({ held: ['photo', id], url: `/api/moderation/photos/${id}/claim/` })),
    claims,
  ),
  decidePhotoReview: one(
    each(({ heldPhoto: id }) => ({
      held: ['photo', id],
      url: `/api/moderation/photos/${id}/decide/`,
      payload: { decision: 'approve' },
    })),
    ['photo_reviews:delete', 'photos:update', 'profiles:update', 'notifications:insert', ended],
  ),
  claimReportCase: {
    ...one(
      each(({ case: id }) => ({ held: ['report', id], url: `/api/moderation/reports/${id}/claim/` })),
      claims,
    ),
    passes: holdsCase,
  },
  showReportPictures: {
    ...one(
      each(({ case: id }) => ({
        held: ['report', id],
        url: `/api/moderation/reports/${id}/pictures/`,
        payload: { message_id: null },
      })),
      [],
    ),
    passes: holdsCase,
  },
  decideReportCase: {
    ...one(
      each(({ case: id }) => ({
        held: ['report', id],
        url: `/api/moderation/reports/${id}/decide/`,
        payload: { decision: 'dismiss', note: '' },
      })),
      // Those who had reported are told.
      [
        'report_cases:update',
        'notifications:insert',
        'notifications:insert of bystanders',
        'report_messages:delete',
        'message_media:update',
        ended,
      ],
    ),
    passes: holdsCase,
  },
  // No ban waits for a second reviewer.
  answerAskedBan: {
    ...one(
      each(({ case: id }) => ({
        held: ['report', id],
        url: `/api/moderation/reports/${id}/ban/`,
        payload: { answer: 'decline', note: 'No' },
      })),
      [],
    ),
    passes: () => false,
  },
  // Any reviewer may do this, except the one who decided, who is neither of these two, and the member concerned.
  claimAppeal: {
    ...one(
      each(({ decidedCase: id }) => ({ held: ['appeal', id], url: `/api/moderation/appeals/${id}/claim/` })),
      claims,
    ),
    passes: holdsAppeal,
  },
  decideAppeal: {
    ...one(
      each(({ decidedCase: id }) => ({
        held: ['appeal', id],
        url: `/api/moderation/appeals/${id}/decide/`,
        payload: { outcome: 'uphold', note: 'It stands' },
      })),
      ['report_cases:update', 'notifications:insert', 'report_messages:delete', 'message_media:update', ended],
    ),
    passes: holdsAppeal,
  },
} satisfies Partial<Record<keyof Calls, Call>>;
