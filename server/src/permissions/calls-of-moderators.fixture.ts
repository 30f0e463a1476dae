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

/** A reviewer has one claim at a time. A new claim releases the others. */
const claims = ['verifications:update', 'profile_changes:update', 'photo_reviews:update', 'report_cases:update'];
/** Cases stay when the account is gone, and the reviewer who claimed them keeps them. */
const holdsCase = (actor: Actor, owner: Person | null) =>
  isModerator(actor) && owner !== null && actor.person?.name === 'moderator' && owner.name !== 'moderator';

/** The requests of reviewers. For everybody else these endpoints do not exist. */
export const callsOfModerators = {
  listAudit: list('audit'),
  showOverview: list('overview'),
  listVerifications: list('verifications'),
  listChanges: list('changes'),
  listPhotoReviews: list('photos'),
  listReportCases: list('reports'),
  listAppeals: list('appeals'),
  claimVerification: one(
    each(({ verification }) => ({ url: `/api/moderation/verifications/${verification}/claim/` })),
    claims,
  ),
  getVerificationSelfie: one(
    each(({ verification }) => ({ url: `/api/moderation/verifications/${verification}/selfie/` })),
    [],
  ),
  getVerificationDocument: one(
    each(({ verification }) => ({ url: `/api/moderation/verifications/${verification}/id_document/` })),
    [],
  ),
  decideVerification: one(
    each(({ verification }) => ({
      url: `/api/moderation/verifications/${verification}/decide/`,
      payload: { decision: 'reject', reason: 'Blurred' },
    })),
    ['verifications:update', 'notifications:insert'],
  ),
  claimChange: one(
    each(({ change }) => ({ url: `/api/moderation/changes/${change}/claim/` })),
    claims,
  ),
  decideChange: one(
    each(({ change }) => ({
      url: `/api/moderation/changes/${change}/decide/`,
      payload: { decision: 'reject', reason: 'Another name' },
    })),
    ['profile_changes:delete', 'notifications:insert'],
  ),
  claimPhotoReview: one(
    each(({ heldPhoto }) => ({ url: `/api/moderation/photos/${heldPhoto}/claim/` })),
    claims,
  ),
  decidePhotoReview: one(
    each(({ heldPhoto }) => ({
      url: `/api/moderation/photos/${heldPhoto}/decide/`,
      payload: { decision: 'approve' },
    })),
    ['photo_reviews:delete', 'photos:update', 'notifications:insert'],
  ),
  claimReportCase: {
    ...one(
      each((owned) => ({ url: `/api/moderation/reports/${owned.case}/claim/` })),
      claims,
    ),
    passes: holdsCase,
  },
  decideReportCase: {
    ...one(
      each((owned) => ({
        url: `/api/moderation/reports/${owned.case}/decide/`,
        payload: { decision: 'dismiss', note: '' },
      })),
      ['report_cases:update', 'notifications:insert'],
    ),
    passes: holdsCase,
  },
  // No ban waits for a second reviewer.
  answerAskedBan: {
    ...one(
      each((owned) => ({
        url: `/api/moderation/reports/${owned.case}/ban/`,
        payload: { answer: 'decline', note: 'No' },
      })),
      [],
    ),
    passes: () => false,
  },
  // Any reviewer may do this, except the one who decided, who is neither of these two, and the member concerned.
  decideAppeal: {
    ...one(
      each(({ decidedCase }) => ({
        url: `/api/moderation/appeals/${decidedCase}/decide/`,
        payload: { outcome: 'uphold', note: 'It stands' },
      })),
      ['report_cases:update', 'notifications:insert'],
    ),
    passes: mayReview,
  },
} satisfies Partial<Record<keyof Calls, Call>>;
