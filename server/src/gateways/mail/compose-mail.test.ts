import { expect, test } from 'vitest';
import { brandHtml } from './brand-html.ts';
import { composeMail } from './compose-mail.ts';

const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari', html: '<p>Habari</p>' };
const whole = {
  from: 'Mwanzo <hello@mwanzo.example>',
  to: { name: '', address: 'amina@example.com' },
  subject: 'Karibu',
  text: 'Habari',
  html: '<p>Habari</p>',
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
};

test('a mail names its sender and its receiver, and fetches nothing', () => {
  expect(composeMail(mail, whole.from)).toEqual(whole);
  const unsubscribe = 'https://mwanzo.example/stop?token=a';
  expect(composeMail({ ...mail, messageId: '<7@mwanzo.example>', unsubscribe }, whole.from)).toEqual({
    ...whole,
    messageId: '<7@mwanzo.example>',
    headers: {
      ...whole.headers,
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});

test('a mail in the brand has its colours, also for the dark, and a foot only if it has words for one', async () => {
  const page = brandHtml({ language: 'sw', card: '<p>Habari</p>', foot: 'Kwaheri' });
  await expect(page).toMatchFileSnapshot('./in-words/brand.txt');
  const bare = brandHtml({ language: 'en', card: '<p>Hello</p>' });
  expect(bare).toBe(
    page
      .replace('lang="sw"', 'lang="en"')
      .replace('Habari', 'Hello')
      .replace(/<p class="foot".*<\/p>/, ''),
  );
});
