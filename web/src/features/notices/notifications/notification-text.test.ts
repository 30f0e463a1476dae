import type { Notification } from '@mwanzo/contract/notices/notifications';
import { refusalReasons } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { renderInLanguage } from '../../../i18n/language.ts';
import { refusalText } from '../../../i18n/refusals.ts';
import { notificationText } from './notification-text.ts';

const nothing: Notification['params'] = {
  name: null,
  profile_id: null,
  decision: null,
  refusal: null,
  changed: [],
  demo: false,
  days_left: null,
  asked: null,
  sanction: null,
};

function fullText(kind: Notification['kind'], params: Partial<Notification['params']> = {}): string {
  const { lead, rest, refusal } = notificationText({ kind, params: { ...nothing, ...params } });
  return lead + rest + (refusal ? refusalText(refusal) : '');
}

test('the English text equals the server’s message', () => {
  expect(fullText('match', { name: 'Otieno' })).toBe("It's a match! You and Otieno liked each other!");
  expect(fullText('match')).toBe("It's a match! You and somebody liked each other!");
  expect(fullText('like', { name: 'Asha' })).toBe('Asha liked you.');
  expect(fullText('like')).toBe('Somebody liked you.');
  expect(fullText('message', { name: 'Asha' })).toBe('Asha sent you a message.');
  expect(fullText('message', { name: 'Asha', asked: 'talk' })).toBe('Asha would like to talk.');
  expect(fullText('premium', { days_left: 0, is_trial: true })).toBe(
    'Your Premium trial has ended. Nothing was charged.',
  );
  expect(fullText('report', { decision: 'approved' })).toBe('We looked at your report and acted on it. Thank you.');
  expect(fullText('report', { decision: 'rejected' })).toBe(
    'We looked at your report and found nothing against our rules. Thank you.',
  );
  expect(fullText('report', { asked: 'ban' })).toBe(
    'A ban waits for a second reviewer. The suspension that holds meanwhile ends soon.',
  );
  expect(fullText('report', { asked: 'documents' })).toBe(
    'A reviewer asks for more identity documents. Only a second reviewer can allow them.',
  );
  expect(fullText('safety', { sanction: 'suspend' })).toBe('Your account was suspended for a time.');
  expect(fullText('message', { name: 'Kiptoo' })).toBe('Kiptoo sent you a message.');
  expect(fullText('verification', { decision: 'approved' })).toBe('Your profile is verified.');
  expect(fullText('verification', { decision: 'approved', demo: true })).toBe(
    'Your profile is verified. (Decided by the demo reviewer.)',
  );
  expect(fullText('verification', { decision: 'rejected' })).toBe('Your verification was not approved.');
  expect(fullText('verification', { decision: 'rejected', refusal: { code: null, note: 'The ID is blurred' } })).toBe(
    'Your verification was not approved: The ID is blurred',
  );
  expect(fullText('verification', { decision: 'rejected', refusal: { code: 'not_reviewed', note: null } })).toBe(
    refusalReasons.not_reviewed,
  );
  expect(fullText('profile_change', { decision: 'approved', changed: ['name'], demo: true })).toBe(
    'Everyone sees your new name now. (Decided by the demo reviewer.)',
  );
  expect(fullText('profile_change', { decision: 'approved', changed: ['name', 'photo'] })).toBe(
    'Everyone sees your changes now.',
  );
  expect(
    fullText('profile_change', {
      decision: 'rejected',
      changed: ['photo'],
      refusal: { code: 'photo_of_another', note: 'Asante.' },
    }),
  ).toBe(`Your new photo was not accepted: ${refusalReasons.photo_of_another} Asante.`);
});

test.each<[string, Notification['kind'], Partial<Notification['params']>]>([
  ['Your month of Premium is over. It does not renew.', 'premium', { days_left: 0 }],
  ['Your Premium ends within a day. It does not renew.', 'premium', { days_left: 1 }],
  ['Your Premium ends within 3 days. It does not renew.', 'premium', { days_left: 3 }],
  ['Your payment has arrived. Thank you.', 'payment', { decision: 'approved' }],
  ['Your payment was given back.', 'payment', { decision: 'rejected' }],
  ['Your new name was not accepted.', 'profile_change', { decision: 'rejected', changed: ['name'] }],
  ['Your new gender was not accepted.', 'profile_change', { decision: 'rejected', changed: ['gender'] }],
  ['Everyone sees your new gender now.', 'profile_change', { decision: 'approved', changed: ['gender'] }],
  ['Your changes were not accepted.', 'profile_change', { decision: 'rejected', changed: ['gender', 'photo'] }],
  [
    'A long suspension waits for a second reviewer. The suspension that holds meanwhile ends soon.',
    'report',
    { asked: 'suspend' },
  ],
  ['A reviewer has warned you: something you did is against our rules.', 'safety', { sanction: 'warn' }],
  ['Your account was banned.', 'safety', { sanction: 'ban' }],
  ['Another reviewer has looked at your appeal. The decision stays.', 'safety', { sanction: 'uphold' }],
  ['Another reviewer has looked at your appeal. The decision is lifted.', 'safety', { sanction: 'lift' }],
])('as the server writes it: %s', (text, kind, params) => {
  expect(fullText(kind, params)).toBe(text);
});

test('Swahili readers get Swahili', () => {
  expect(renderInLanguage('sw', () => fullText('match', { name: 'Otieno' }))).toBe(
    'Mmechaguana! Wewe na Otieno mmechaguana!',
  );
});

const reason = { code: null, note: 'Asante.' };
const everyKind: [Notification['kind'], Partial<Notification['params']>][] = [
  ...[{ name: 'Asha' }, {}].flatMap((params) =>
    (['match', 'like', 'message'] as const).map((kind): [typeof kind, object] => [kind, params]),
  ),
  ['message', { asked: 'talk' }],
  ...[{ decision: 'approved' } as const, { decision: 'approved', demo: true } as const].flatMap(
    (params): [Notification['kind'], object][] => [
      ['verification', params],
      ['profile_change', { ...params, changed: ['photo'] }],
    ],
  ),
  ...[null, reason].map((refusal): [Notification['kind'], object] => [
    'verification',
    { decision: 'rejected', refusal },
  ]),
  ...[['name'], ['gender'], ['photo'], ['name', 'photo']].flatMap((changed): [Notification['kind'], object][] => [
    ['profile_change', { decision: 'approved', changed }],
    ['profile_change', { decision: 'rejected', changed }],
    ['profile_change', { decision: 'rejected', changed, refusal: reason }],
  ]),
  ...(['ban', 'suspend', 'documents'] as const).map((asked): [Notification['kind'], object] => ['report', { asked }]),
  ...(['approved', 'rejected'] as const).flatMap((decision): [Notification['kind'], object][] => [
    ['report', { decision }],
    ['payment', { decision }],
  ]),
  ['report', { asked: 'talk', decision: 'rejected' }],
  ['verification', { decision: 'rejected', refusal: { code: 'not_reviewed', note: '' } }],
  ['profile_change', { decision: 'rejected', refusal: { code: 'not_reviewed', note: '' }, changed: ['photo'] }],
  ['profile_change', { decision: 'approved', changed: [] }],
  ['profile_change', { decision: 'approved', demo: true, changed: ['name', 'photo'] }],
  ['premium', { days_left: null }],
  ['safety', {}],
  ...[0, 1, 3].map((days_left): [Notification['kind'], object] => ['premium', { days_left }]),
  ['premium', { days_left: 0, is_trial: true }],
  ...(['warn', 'suspend', 'ban', 'uphold', 'lift'] as const).map((sanction): [Notification['kind'], object] => [
    'safety',
    { sanction },
  ]),
];

test.each(['en', 'sw'] as const)('every notification is worded in the language %s', async (language) => {
  const all = renderInLanguage(language, () =>
    everyKind.map(([kind, params]) => {
      const { lead, rest, refusal } = notificationText({ kind, params: { ...nothing, ...params } });
      return `${kind} ${JSON.stringify(params)}\n  **${lead}**${rest}${refusal ? refusalText(refusal) : ''}`;
    }),
  );
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(`./in-words/notification-texts-${language}.txt`);
});
