import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { accountMailTexts, whereAndWhen } from './account-mail-texts.ts';
import { composeAccountMail } from './compose-account-mail.ts';
import { lifetimesMs } from './link-rules.ts';
import type { MailKind } from './recovery.repository.ts';

const compose = (kind: MailKind, language: (typeof languages)[number], token: string | null = 'secret') =>
  composeAccountMail({
    id: 7,
    kind,
    language,
    token,
    to: 'amina@mwanzo.test',
    at: new Date('2026-11-22T11:05:00Z'),
    device: { browser: 'Chrome', system: 'Android' },
    siteUrl: 'https://mwanzo.test',
  });

const linksOf = (text: string) => new Set(text.match(/https:[^\s"<]+/gu));

test.each([
  ['reset', '/reset#token=secret'],
  ['confirm', '/confirm#token=secret'],
  ['change', '/confirm#token=secret'],
  ['undo', '/reset#undo=secret'],
  ['password', '/forgot'],
  ['device', '/settings/devices'],
  ['taken', null],
  ['moved', null],
] as const)('a mail of kind "%s" has the one link to %s in both languages', (kind, page) => {
  const expected = new Set(page === null ? [] : [`https://mwanzo.test${page}`]);
  const mails = languages.map((language) => compose(kind, language));
  for (const { text, html } of mails) {
    expect(linksOf(text)).toEqual(expected);
    expect(linksOf(html)).toEqual(expected);
    expect(text).not.toMatch(/[{}]|undefined|null/u);
    expect(text).toMatch(/\n\nMwanzo\n$/u);
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length);
});

test.each(languages)(
  'no two mails in %s have a subject, a sentence about what happened or a note in common',
  (language) => {
    const texts = Object.values(accountMailTexts[language]);
    for (const part of ['subject', 'what', 'note'] as const)
      expect(new Set(texts.map((text) => text[part])).size, part).toBe(texts.length);
  },
);

test.each([
  ['reset', 60_000, 'for 10 minutes', 'kwa dakika 10'],
  ['change', 60_000, 'for 10 minutes', 'kwa dakika 10'],
  ['confirm', 3_600_000, 'for 24 hours', 'kwa saa 24'],
  ['undo', 86_400_000, 'for 7 days', 'kwa siku 7'],
] as const)('a mail of kind "%s" says how long its link works', (kind, unitMs, english, swahili) => {
  expect(compose(kind, 'en').text).toContain(`${english}.`);
  expect(compose(kind, 'sw').text).toContain(`${swahili}.`);
  expect(english).toContain(` ${lifetimesMs[kind] / unitMs} `);
});

test('a mail about a new device says which one it was, and when in Nairobi', () => {
  expect(compose('device', 'en').text).toContain('It was Chrome on Android, 22 November 2026 at 14:05 (Nairobi time).');
  expect(compose('device', 'sw').text).toMatch(/Ni Chrome kwenye Android, .*14:05 \(saa za Nairobi\)\./u);
  const unknown = (language: (typeof languages)[number]) =>
    whereAndWhen({ browser: null, system: null }, new Date('2026-11-22T21:05:00Z'), language);
  expect(unknown('en')).toBe('It was an unknown browser, 23 November 2026 at 00:05 (Nairobi time).');
  expect(unknown('sw')).toMatch(/^Ni kivinjari kisichojulikana, 23 .*00:05 \(saa za Nairobi\)\.$/u);
});

test.each(languages)('the mails in %s, whole', async (language) => {
  const kinds = Object.keys(accountMailTexts[language]) as MailKind[];
  const mails = [...kinds.map((kind) => compose(kind, language)), compose('reset', language, null)];
  const told = mails.map(({ text, html, ...envelope }) => {
    const [card = ''] = html.match(/<div class="card"[\s\S]*?<\/div>/) ?? [];
    return `${JSON.stringify(envelope)}\n${text}${card}\n`;
  });
  await expect(told.join('\n')).toMatchFileSnapshot(`./in-words/account-mails.${language}.txt`);
});
