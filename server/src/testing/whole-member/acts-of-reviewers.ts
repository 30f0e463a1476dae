/** A request to the desk of reviewers. A path may name the newest `{action}` of the audit. */
export type Decision = readonly [path: string, body?: object];

export const claimsAndDecisions: readonly Decision[] = [
  ['verifications/183/claim/'],
  [
    'verifications/183/decide/',
    { decision: 'request_new', reason_code: 'id_unreadable', reason: 'Please try by daylight' },
  ],
  ['changes/51/claim/'],
  ['changes/51/decide/', { decision: 'reject', reason_code: 'photo_of_another' }],
  ['changes/52/claim/'],
  ['changes/52/decide/', { decision: 'approve', checks: { name_fits: true } }],
  ['photos/41/claim/'],
  ['photos/41/decide/', { decision: 'approve' }],
  ['photos/42/claim/'],
  ['photos/42/decide/', { decision: 'reject', reason_code: 'photo_not_allowed' }],
  ['reports/73/claim/'],
  ['reports/71/claim/'],
  ['reports/71/pictures/', { message_id: null }],
  ['reports/71/decide/', { decision: 'suspend', reason: 'fake', note: 'Not them', until: '2026-03-08T09:00:00Z' }],
  ['reports/77/claim/'],
  ['reports/77/ban/', { answer: 'confirm', note: 'Agreed' }],
  ['appeals/76/claim/'],
  ['appeals/76/decide/', { outcome: 'lift', note: 'It was a joke' }],
  ['document-looks/281/answer/', { answer: 'no' }],
];

/** Two reviewers take decisions back, answer to a ban, and move a switch. */
export const laterDecisions: readonly (readonly [by: 'moderator' | 'colleague', ...Decision])[] = [
  ['colleague', 'decisions/{request_new}/take-back/'],
  ['moderator', 'decisions/{request_new}/take-back/'],
  ['moderator', 'decisions/{request_new}/take-back/'],
  ['moderator', 'decisions/{reject_change}/take-back/'],
  ['moderator', 'decisions/{approve_change}/take-back/'],
  ['moderator', 'decisions/{suspend_report}/take-back/'],
  ['moderator', 'decisions/{confirm_ban}/take-back/'],
  ['colleague', 'verifications/183/claim/'],
  ['moderator', 'verifications/183/claim/'],
  ['colleague', 'verifications/183/decide/', { decision: 'reject', reason: 'This is a photo of a photo' }],
  ['moderator', 'reports/71/claim/'],
  ['moderator', 'reports/71/decide/', { decision: 'ban', reason: 'fake', note: 'Not them at all' }],
  ['moderator', 'reports/71/ban/', { answer: 'confirm', note: 'My own' }],
  ['colleague', 'reports/71/claim/'],
  ['colleague', 'reports/71/ban/', { answer: 'decline', note: 'Too hard' }],
  ['colleague', 'photos/43/claim/'],
  ['colleague', 'photos/43/decide/', { decision: 'reject', reason: 'A person nobody can see' }],
  ['colleague', 'document-looks/ask/'],
  ['colleague', 'switches/calls/', { is_on: false, because: 'A relay is away' }],
  ['colleague', 'switches/calls/', { is_on: true, because: 'It is back' }],
];
