import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { composeNoticeMail } from './compose-notice-mail.ts';
import { noticeMailTexts } from './notice-mail-texts.ts';

const mailOf = (reasonCode: string | null, language: (typeof languages)[number]) =>
  composeNoticeMail({
    mailId: 1,
    email: 'amina@mwanzo.test',
    language,
    notices: [{ kind: 'verification', decision: 'rejected', reasonCode }],
    siteUrl: 'https://mwanzo.test',
    token: 'token',
  });

test.each(languages)('documents that nobody looked at in time are asked for again by mail (%s)', (language) => {
  const { sendAgain, decided } = noticeMailTexts[language];
  for (const text of [mailOf('not_reviewed', language).text, mailOf('not_reviewed', language).html]) {
    expect(text).toContain(sendAgain);
    expect(text).not.toContain(decided);
  }
  expect(mailOf('id_cut_off', language).text).toContain(decided);
  expect(mailOf('id_cut_off', language).text).not.toContain(sendAgain);
});
