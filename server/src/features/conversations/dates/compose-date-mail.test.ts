import { expect, test } from 'vitest';
import { composeDateMail } from './compose-date-mail.ts';
import type { MailedPlanRow } from './dates.repository.ts';

const checkInAt = new Date('2026-11-28T17:00:00+03:00');
const plan: MailedPlanRow = {
  id: 1,
  partnerId: 2,
  partnerName: 'Kiptoo',
  place: 'Java House',
  meetsAt: new Date('2026-11-28T14:00:00+03:00'),
  checkInAt,
  closesAt: new Date('2026-11-29T12:00:00+03:00'),
  friendEmail: 'friend@example.com',
  nonce: new Uint8Array(16),
  secretHash: new Uint8Array(32),
  fineAt: null,
  remindedAt: null,
  alertedAt: null,
  takenBackAt: null,
  takenBackMailedAt: null,
  takenBackMails: 0,
  openedCount: 0,
  openedAt: null,
  ownerName: 'Mũthoni',
  email: 'muthoni@example.com',
  language: 'en',
};
const mailed = {
  to: 'friend@example.com',
  link: 'https://mwanzo.example/api/shared-plan/?token=x',
  siteUrl: 'https://mwanzo.example',
  now: checkInAt,
};

test('a name that looks like markup is text in the mail', () => {
  const { html, text, subject } = composeDateMail({
    ...mailed,
    plan: { ...plan, ownerName: '<b>Asha</b> & "co"' },
    kind: 'alert',
  });
  expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; &quot;co&quot; shared a plan');
  expect(html).not.toContain('<b>');
  expect(text).toContain('<b>Asha</b> & "co" shared a plan');
  expect(subject).toBe('No word yet from <b>Asha</b> & "co"');
});

test.each([
  ['reminder', {}, 'Sema uko salama kufikia 17:00'],
  // It is for the member, whatever the friend is told.
  ['reminder', { takenBackAt: new Date('2026-11-28T16:00:00+03:00') }, 'Sema uko salama kufikia 17:00'],
  ['alert', {}, 'Mũthoni bado hajasema'],
  ['takenBack', { takenBackAt: new Date('2026-11-28T16:00:00+03:00') }, 'Mũthoni ametengua "Niko salama"'],
] as const)('a mail about a plan (%s) is in the language of its member', (kind, more, subject) => {
  const mail = composeDateMail({ ...mailed, plan: { ...plan, ...more, language: 'sw' }, kind });
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain('<html lang="sw">');
  expect(mail.text).toContain('17:00');
});

test('a mail has one id however often it is tried, and another one for another kind or another time', () => {
  const idOf = (kind: 'reminder' | 'alert', changes: Partial<MailedPlanRow> = {}) =>
    composeDateMail({ ...mailed, plan: { ...plan, ...changes }, kind }).messageId;
  expect(idOf('reminder')).toBe(idOf('reminder'));
  const later = { checkInAt: new Date('2026-11-28T18:00:00+03:00') };
  expect(new Set([idOf('reminder'), idOf('alert'), idOf('reminder', later), idOf('reminder', { id: 2 })]).size).toBe(4);
});

// "I am fine" is due by 17:00, and counts as late from 17:15 on.
test.each([
  ['en', '17:14', 'took back "I am fine"', 'took it back at 16:05', 'Mũthoni wants to say it by 17:00', false],
  ['en', '17:15', 'took back "I am fine"', 'took it back at 16:05, and wanted to say it by 17:00', 'call 999', true],
  ['sw', '17:14', 'ametengua "Niko salama"', 'akaitengua 16:05', 'Mũthoni anataka kusema kufikia 17:00', false],
  ['sw', '17:15', 'ametengua "Niko salama"', 'akaitengua 16:05, na alitaka kusema kufikia 17:00', 'piga 999', true],
] as const)(
  'a friend learns when "I am fine" was taken back, and is told to act once it is late (%s, %s)',
  (language, time, subject, takenBack, next, isLate) => {
    const takenBackAt = new Date('2026-11-28T16:05:00+03:00');
    const now = new Date(`2026-11-28T${time}:00+03:00`);
    const taken = { ...plan, takenBackAt, language };
    const mail = composeDateMail({ ...mailed, plan: taken, kind: 'takenBack', now });
    expect(mail.subject).toBe(`Mũthoni ${subject}`);
    expect(mail.text).toContain(takenBack);
    expect(mail.text).toContain(next);
    expect(mail.text.includes('999')).toBe(isLate);
    expect(mail.text).not.toMatch(/[{}]/u);
    if (isLate) expect(composeDateMail({ ...mailed, plan: taken, kind: 'alert', now }).text).toBe(mail.text);
  },
);

test('a mail has the same paragraphs in both languages, and leads to its link', () => {
  const takenBackAt = new Date('2026-11-28T16:05:00+03:00');
  const late = new Date('2026-11-28T17:15:00+03:00');
  for (const [kind, more, now] of [
    ['reminder', {}, checkInAt],
    ['alert', {}, late],
    ['alert', { takenBackAt }, late],
    ['takenBack', { takenBackAt }, checkInAt],
  ] as const) {
    const [english, swahili] = (['en', 'sw'] as const).map((language) =>
      composeDateMail({ ...mailed, plan: { ...plan, ...more, language }, kind, now }),
    );
    const lengths = [english, swahili].map((mail) => mail?.text.split('\n\n').length);
    expect(lengths[0], kind).toBe(lengths[1]);
    for (const mail of [english, swahili]) {
      expect(mail?.text).toContain(`\n\n${mailed.link}\n\nMwanzo`);
      expect(mail?.html).toContain(`<a href="${mailed.link}">`);
    }
  }
});

test.each(['en', 'sw'] as const)('every mail is whole (%s)', async (language) => {
  const takenBackAt = new Date('2026-11-28T16:05:00+03:00');
  const [early, late] = ['17:14', '17:15'].map((time) => new Date(`2026-11-28T${time}:00+03:00`)) as [Date, Date];
  const mails = [
    composeDateMail({ ...mailed, plan: { ...plan, language }, kind: 'reminder', now: early }),
    composeDateMail({ ...mailed, plan: { ...plan, language }, kind: 'alert', now: late }),
    composeDateMail({ ...mailed, plan: { ...plan, language, takenBackAt }, kind: 'takenBack', now: early }),
    composeDateMail({ ...mailed, plan: { ...plan, language, takenBackAt }, kind: 'alert', now: late }),
  ];
  const whole = mails.map(({ to, subject, messageId, text, html }) => [to, subject, messageId, text, html].join('\n'));
  await expect(whole.join('\n\n')).toMatchFileSnapshot(`./in-words/date-mails.${language}.txt`);
});
