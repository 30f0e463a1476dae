import { expect, test } from 'vitest';
import type { NotificationRow } from './notifications.repository.ts';
import { presentNotification } from './present-notification.ts';

const row: NotificationRow = {
  id: 1,
  kind: 'match',
  actorId: 7,
  actorName: 'Amina',
  details: {},
  readAt: null,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  plan: 'basic',
};

function decided(details: NotificationRow['details']) {
  return presentNotification({ ...row, kind: 'verification', actorId: null, actorName: null, details });
}

test('a match and a message name the other member and lead to the chat', () => {
  expect(presentNotification(row)).toEqual({
    id: 1,
    message: "It's a match! You and Amina liked each other!",
    is_read: false,
    created_at: '2026-11-21T09:00:00.000Z',
    kind: 'match',
    params: {
      name: 'Amina',
      profile_id: 7,
      decision: null,
      refusal: null,
      changed: [],
      demo: false,
      days_left: null,
      asked: null,
      sanction: null,
    },
    link: '/chat/7',
  });
  expect(presentNotification({ ...row, kind: 'message' })).toMatchObject({
    message: 'Amina sent you a message.',
    params: { asked: null },
    link: '/chat/7',
  });
  expect(presentNotification({ ...row, kind: 'message', details: { asks_to_talk: true } })).toMatchObject({
    message: 'Amina would like to talk.',
    params: { asked: 'talk' },
    link: '/chat/7',
  });
});

test('who liked a member is hidden from the Basic plan and shown to Premium', () => {
  const like = { ...row, kind: 'like' } as const;
  const shown = presentNotification(like);
  expect(shown).toMatchObject({
    message: 'Somebody liked you.',
    params: { name: null, profile_id: null },
    link: '/likes',
  });
  expect(JSON.stringify(shown)).not.toMatch(/Amina|7/);
  const premium = presentNotification({ ...like, plan: 'premium' });
  expect(premium).toMatchObject({ message: 'Amina liked you.', params: { name: 'Amina', profile_id: 7 } });
});

test('a decision says what was decided and why, and whether the demo reviewer did it', () => {
  expect(decided({ decision: 'approved' })).toMatchObject({
    message: 'Your profile is verified.',
    link: '/discover',
    params: { decision: 'approved' },
  });
  expect(decided({ decision: 'rejected', reason: 'The photo is blurred.' })).toMatchObject({
    message: 'Your verification was not approved: The photo is blurred.',
    link: '/verify',
    params: {
      decision: 'rejected',
      refusal: { code: null, note: 'The photo is blurred.' },
      changed: [],
      demo: false,
      days_left: null,
      asked: null,
      sanction: null,
    },
  });
  expect(decided({ decision: 'rejected', reason_code: 'id_not_in_selfie', reason: 'Asante.' })).toMatchObject({
    message:
      'Your verification was not approved: Your selfie does not show the ID. Please hold it next to your face. Asante.',
    params: { refusal: { code: 'id_not_in_selfie', note: 'Asante.' } },
  });
  expect(decided({ decision: 'approved', demo: true }).message).toBe(
    'Your profile is verified. (Decided by the demo reviewer.)',
  );
});

test('a decided change of the profile says what it was about and leads to the profile', () => {
  const change = (details: NotificationRow['details']) =>
    presentNotification({ ...row, kind: 'profile_change', actorId: null, actorName: null, details });
  expect(change({ decision: 'approved', changed: ['name'], demo: true })).toMatchObject({
    message: 'Everyone sees your new name now. (Decided by the demo reviewer.)',
    params: { decision: 'approved', changed: ['name'], demo: true },
    link: '/profile',
  });
  expect(change({ decision: 'approved', changed: ['name', 'photo'] }).message).toBe('Everyone sees your changes now.');
  expect(change({ decision: 'rejected', changed: ['photo'], reason: 'Not you.' }).message).toBe(
    'Your new photo was not accepted: Not you.',
  );
});

test('a member whose documents nobody looked at is asked for them again', () => {
  expect(decided({ decision: 'rejected', reason_code: 'not_reviewed' })).toMatchObject({
    message: 'Nobody looked at your photos in time, so we deleted them. Please send them again.',
    link: '/verify',
  });
});

test('a reviewer is told what waits for a second one, and a member what was decided about the account', () => {
  const paramsOf = (kind: 'report' | 'safety' | 'payment', details: NotificationRow['details']) =>
    presentNotification({ ...row, kind, actorId: null, actorName: null, details }).params;
  const none = { name: null, profile_id: null, decision: null, refusal: null, changed: [], demo: false };
  const nothing = { ...none, days_left: null, asked: null, sanction: null };
  expect(paramsOf('report', { asked: 'ban' })).toEqual({ ...nothing, asked: 'ban' });
  expect(paramsOf('report', { asked: 'documents' })).toEqual({ ...nothing, asked: 'documents' });
  expect(paramsOf('safety', { sanction: 'suspend' })).toEqual({ ...nothing, sanction: 'suspend' });
  expect(paramsOf('payment', { decision: 'rejected' })).toEqual({ ...nothing, decision: 'rejected' });
  expect(presentNotification({ ...row, readAt: row.createdAt }).is_read).toBe(true);
});

test('the end of a trial is told as such, and nothing else is', () => {
  const premium = { ...row, kind: 'premium', actorId: null, actorName: null } as const;
  const ended = presentNotification({ ...premium, details: { days_left: 0, is_trial: true } });
  expect(ended).toMatchObject({
    message: 'Your Premium trial has ended. Nothing was charged.',
    params: { days_left: 0, is_trial: true },
    link: '/premium',
  });
  expect(presentNotification({ ...premium, details: { days_left: 0 } }).params).not.toHaveProperty('is_trial');
});

test.each([
  [{ kind: 'premium', details: { days_left: 0 } }, 'Your month of Premium is over. It does not renew.', '/premium'],
  [{ kind: 'premium', details: { days_left: 1 } }, 'Your Premium ends within a day. It does not renew.', '/premium'],
  [{ kind: 'premium', details: { days_left: 2 } }, 'Your Premium ends within 2 days. It does not renew.', '/premium'],
  [{ kind: 'payment', details: { decision: 'rejected' } }, 'Your payment was given back.', '/settings/payments'],
  [
    { kind: 'payment', details: { decision: 'approved' } },
    'Your payment has arrived. Thank you.',
    '/settings/payments',
  ],
  [
    { kind: 'safety', details: { sanction: 'warn' } },
    'A reviewer has warned you: something you did is against our rules.',
    '/settings/decisions',
  ],
  [
    { kind: 'safety', details: {} },
    'A reviewer has warned you: something you did is against our rules.',
    '/settings/decisions',
  ],
  [{ kind: 'payment', details: {} }, 'Your payment has arrived. Thank you.', '/settings/payments'],
  [{ kind: 'safety', details: { sanction: 'ban' } }, 'Your account was banned.', '/settings/decisions'],
  [
    { kind: 'safety', details: { sanction: 'suspend' } },
    'Your account was suspended for a time.',
    '/settings/decisions',
  ],
  [
    { kind: 'safety', details: { sanction: 'uphold' } },
    'Another reviewer has looked at your appeal. The decision stays.',
    '/settings/decisions',
  ],
  [
    { kind: 'safety', details: { sanction: 'lift' } },
    'Another reviewer has looked at your appeal. The decision is lifted.',
    '/settings/decisions',
  ],
  [{ kind: 'report', details: { decision: 'approved' } }, 'We looked at your report and acted on it. Thank you.', null],
  [
    { kind: 'report', details: { decision: 'rejected' } },
    'We looked at your report and found nothing against our rules. Thank you.',
    null,
  ],
  [
    { kind: 'report', details: { asked: 'ban' } },
    'A ban waits for a second reviewer. The suspension that holds meanwhile ends soon.',
    '/moderation?queue=reports',
  ],
  [
    { kind: 'report', details: { asked: 'documents' } },
    'A reviewer asks for more identity documents. Only a second reviewer can allow them.',
    '/moderation?queue=overview',
  ],
  [
    { kind: 'report', details: { asked: 'suspend' } },
    'A long suspension waits for a second reviewer. The suspension that holds meanwhile ends soon.',
    '/moderation?queue=reports',
  ],
  [{ kind: 'verification', details: { decision: 'rejected' } }, 'Your verification was not approved.', '/verify'],
  [
    { kind: 'profile_change', details: { decision: 'rejected', changed: ['gender'] } },
    'Your new gender was not accepted.',
    '/profile',
  ],
  [
    { kind: 'profile_change', details: { decision: 'rejected', changed: ['name', 'photo'] } },
    'Your changes were not accepted.',
    '/profile',
  ],
  [{ kind: 'profile_change', details: { decision: 'approved' } }, 'Everyone sees your changes now.', '/profile'],
  [{ kind: 'like', details: {} }, 'Somebody liked you.', '/likes'],
  [{ kind: 'message', details: {} }, 'Somebody sent you a message.', null],
  [{ kind: 'match', details: {} }, "It's a match! You and somebody liked each other!", null],
] as const)('%j without a known member says "%s" and leads to %s', (news, message, link) => {
  expect(presentNotification({ ...row, ...news, actorId: null, actorName: null })).toMatchObject({ message, link });
});
