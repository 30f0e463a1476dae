import { expect, test } from 'vitest';
import { defaultSettings, hidesPresence, presentSettings } from './setting-rules.ts';

const [shown, hidden] = [defaultSettings, { ...defaultSettings, showsPresence: false }];

test('presence is hidden by the change that ends it, and by no other', () => {
  expect(hidesPresence(shown, hidden)).toBe(true);
  expect(hidesPresence(hidden, hidden)).toBe(false);
  expect(hidesPresence(hidden, shown)).toBe(false);
  expect(hidesPresence(shown, shown)).toBe(false);
});

test('a member who has chosen nothing is not disturbed from 22:00 to 7:00, and gets no mail about likes', () => {
  expect(presentSettings(defaultSettings)).toEqual({
    language: null,
    read_receipts: true,
    shows_presence: true,
    push_kinds: ['match', 'message', 'like', 'verification'],
    mail_kinds: ['match', 'message', 'verification'],
    quiet_hours: { from: 22 * 60, to: 7 * 60 },
    shows_names_when_locked: false,
    learns_from_swipes: true,
    stopped_learning_at: null,
  });
});

test('a verification is always pushed, mails can all be switched off, and equal ends are no quiet hours', () => {
  const chosen = { ...defaultSettings, pushKinds: ['like'], mailKinds: [], quietFrom: 60, quietTo: 60 } as const;
  expect(presentSettings(chosen)).toMatchObject({
    push_kinds: ['like', 'verification'],
    mail_kinds: [],
    quiet_hours: null,
  });
});
