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
