import { languages } from '@mwanzo/contract/language';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { composeNoticeMail } from './compose-notice-mail.ts';
import { counted, noticeMailTexts } from './notice-mail-texts.ts';

const mailOf = (reason_code: RefusalCode, language: (typeof languages)[number]) =>
  composeNoticeMail({
    mailId: 1,
    email: 'amina@mwanzo.test',
    language,
    notices: [{ kind: 'verification', details: { decision: 'rejected', reason_code } }],
    siteUrl: 'https://mwanzo.test',
    token: 'token',
  });

test.each(languages)('documents that nobody looked at in time are asked for again by mail (%s)', (language) => {
  const { sendAgain, decided } = noticeMailTexts[language];
  for (const text of [mailOf('not_reviewed', language).text, mailOf('not_reviewed', language).html]) {
    expect(text).toContain(sendAgain);
    expect(text).not.toContain(decided);
  }
  expect(mailOf('id_cut_off', language).text).toMatch(/unsubscribe\/\?token=token\n\nMwanzo\n$/u);
  for (const { text, html } of [mailOf('id_cut_off', language)]) {
    expect(text).toContain('https://mwanzo.test/matches\n');
    expect(html).toContain('href="https://mwanzo.test/matches"');
    expect(html).toContain('href="https://mwanzo.test/api/unsubscribe/?token=token"');
  }
  expect(mailOf('id_cut_off', language).text).toContain(decided);
  expect(mailOf('id_cut_off', language).text).not.toContain(sendAgain);
});

test('each kind has one line with its number, and only an approved verification says that one is verified', () => {
  const notice = (kind: NotificationKind, decision: 'approved' | 'rejected' | null = null) => ({
    kind,
    details: decision ? { decision } : {},
  });
  const linesOf = (...notices: ReturnType<typeof notice>[]) => {
    const mail = { mailId: 1, email: 'amina@mwanzo.test', language: 'en', siteUrl: 'https://mwanzo.test' } as const;
    const { subject, text } = composeNoticeMail({ ...mail, notices, token: 'token' });
    return [subject, ...text.split('\n').filter((line) => line.startsWith('- '))];
  };
  const { subject, match, message, like, approved, decided, account } = noticeMailTexts.en;
  const all = [notice('like'), notice('message'), notice('match'), notice('message'), notice('premium')];
  const one = [counted(match, 1), counted(message, 2), counted(like, 1), account].map((line) => `- ${line}`);
  expect(linesOf(...all)).toEqual([counted(subject, 5), ...one]);
  expect(linesOf(notice('profile_change', 'approved'))).toEqual([counted(subject, 1), `- ${decided}`]);
  expect(linesOf(notice('verification', 'rejected'))).toEqual([counted(subject, 1), `- ${decided}`]);
  const both = linesOf(notice('profile_change', 'rejected'), notice('verification', 'approved'));
  expect(both).toEqual([counted(subject, 2), `- ${approved}`]);
});

test('documents that are asked for again stand beside all other news', () => {
  const { like, approved, sendAgain, account } = noticeMailTexts.en;
  const { text } = composeNoticeMail({
    mailId: 1,
    email: 'amina@mwanzo.test',
    language: 'en',
    notices: [
      { kind: 'premium', details: {} },
      { kind: 'verification', details: { decision: 'approved' } },
      { kind: 'verification', details: { decision: 'rejected', reason_code: 'not_reviewed' } },
      { kind: 'like', details: {} },
      { kind: 'profile_change', details: { decision: 'rejected' } },
    ],
    siteUrl: 'https://mwanzo.test',
    token: 'token',
  });
  const lines = text.split('\n').filter((each) => each.startsWith('- '));
  expect(lines).toEqual([counted(like, 1), sendAgain, approved, account].map((each) => `- ${each}`));
});

test.each(languages)(
  'every line of several things says their number, and that of one thing needs none (%s)',
  (language) => {
    const { subject, match, message, like } = noticeMailTexts[language];
    for (const text of [subject, match, message, like]) {
      expect(counted(text, 12)).toMatch(/\b12\b/u);
      expect(counted(text, 1)).not.toMatch(/[{}\d]/u);
    }
  },
);

test.each([
  ['en', 1, ['One new match', 'New messages in one conversation', 'Somebody liked you']],
  ['en', 3, ['3 new matches', 'New messages in 3 conversations', '3 people liked you']],
  ['sw', 1, ['Mmechaguana na mtu mmoja', 'Ujumbe mpya katika mazungumzo moja', 'Mtu mmoja amekupenda']],
  ['sw', 3, ['Mmechaguana na watu 3', 'Ujumbe mpya katika mazungumzo 3', 'Watu 3 wamekupenda']],
] as const)('in %s a mail about %i of each kind says so', (language, count, lines) => {
  const kinds = ['like', 'match', 'message'] as const;
  const notices = kinds.flatMap((kind) => Array.from({ length: count }, () => ({ kind, details: {} })));
  const mail = { mailId: 1, email: 'amina@mwanzo.test', language, siteUrl: 'https://mwanzo.test', token: 'token' };
  const { text, html } = composeNoticeMail({ ...mail, notices });
  expect(text).toContain(`\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
  for (const line of lines) expect(html).toContain(`>${line}</li>`);
});

test.each([
  ['en', 'approved', 'Your profile is verified'],
  ['en', 'rejected', 'There is a decision about your profile'],
  ['sw', 'approved', 'Wasifu wako umethibitishwa'],
  ['sw', 'rejected', 'Kuna uamuzi kuhusu wasifu wako'],
] as const)('in %s a verification that was %s reads "%s"', (language, decision, line) => {
  const mail = { mailId: 1, email: 'amina@mwanzo.test', language, siteUrl: 'https://mwanzo.test', token: 'token' };
  const notices = [{ kind: 'verification', details: { decision } }] as const;
  expect(composeNoticeMail({ ...mail, notices }).text).toContain(`\n- ${line}\n`);
});

test.each(languages)('a mail about all kinds of news is whole (%s)', async (language) => {
  const notices = [
    { kind: 'like', details: {} },
    { kind: 'message', details: {} },
    { kind: 'message', details: {} },
    { kind: 'match', details: {} },
    { kind: 'verification', details: { decision: 'rejected', reason_code: 'not_reviewed' } },
    { kind: 'profile_change', details: { decision: 'rejected' } },
    { kind: 'premium', details: {} },
  ] as const;
  const site = { siteUrl: 'https://mwanzo.test/app', token: '7.signature' };
  const mail = composeNoticeMail({ mailId: 41, email: 'amina@mwanzo.test', language, notices, ...site });
  const { to, subject, messageId, unsubscribe, text, html } = mail;
  const whole = [to, subject, messageId, unsubscribe, text, html.replaceAll('><', '>\n<')].join('\n');
  await expect(`${whole}\n`).toMatchFileSnapshot(`./in-words/notice-mail.${language}.txt`);
});
