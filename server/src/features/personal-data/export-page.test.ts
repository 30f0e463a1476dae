import { expect, test } from 'vitest';
import { createExportPage } from './export-page.ts';

/** Returns the page with one row that has this moment. */
function write(language: 'en' | 'sw', moment: Date): string {
  const written: string[] = [];
  const file = { write: (text: string) => void written.push(text), end: () => undefined };
  const page = createExportPage(file, language, moment);
  page.startDocument('messages');
  page.addRow({ sent_at: moment });
  page.endDocument();
  page.end();
  return written.join('');
}

test('times are written for people, in Nairobi, also after midnight there', () => {
  const page = write('en', new Date('2026-11-24T21:09:24.171Z'));
  expect(page).toContain('<dt>sent at</dt><dd>25 November 2026 at 00:09:24</dd>');
  expect(page).toContain('All times are those of Nairobi.');
  expect(page).toContain('2026-11-25');
});

test('what has no data is one list at the end, and no part of its own', () => {
  const written: string[] = [];
  const file = { write: (text: string) => void written.push(text), end: () => undefined };
  const page = createExportPage(file, 'en', new Date());
  for (const document of ['calls', 'messages', 'date_plans']) {
    page.startDocument(document);
    if (document === 'messages') page.addRow({ text: 'Habari' });
    page.endDocument();
  }
  page.end();
  expect(written.join('').match(/<h2.*<\/html>/)?.[0]).toBe(
    '<h2 id="messages">Messages</h2><dl><dt>text</dt><dd>Habari</dd></dl>' +
      '<h2>Nothing is stored under</h2><ul><li>Calls<li>Date plans</ul></html>',
  );
});

test('what a row lacks has no line of its own', () => {
  const written: string[] = [];
  const file = { write: (text: string) => void written.push(text), end: () => undefined };
  const page = createExportPage(file, 'en', new Date());
  page.startDocument('profile');
  page.addRow({ bio: '', town: null, interests: [], age: 0, is_paused: false });
  expect(written.at(-1)).toBe('<dl><dt>age</dt><dd>0</dd><dt>is paused</dt><dd>false</dd></dl>');
});

test('times are written in the language of the page', () => {
  const page = write('sw', new Date('2026-11-24T11:09:24.171Z'));
  expect(page).toMatch(/<dd>24 Novemba 2026[^<]*14:09:24<\/dd>/);
  expect(page).toContain('Saa zote ni za Nairobi.');
});

test.each(['en', 'sw'] as const)('the whole page in words (%s)', async (language) => {
  const written: string[] = [];
  let ends = 0;
  const file = { write: (text: string) => void written.push(text), end: () => void (ends += 1) };
  const page = createExportPage(file, language, new Date('2026-11-24T21:30:00Z'));
  const rows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
    account: [{ email: 'a&b@mwanzo.test', full_name: '"Asha" <Otieno>' }],
    messages: [
      { is_mine: true, text: 'Habari\nyako', sent_at: new Date('2026-11-24T20:59:59Z') },
      { is_mine: false, text: '' },
    ],
    unheard_of: [{ some_numbers: [1, 2], nested: { a: null } }],
    payments: [],
    sessions: [],
  };
  for (const [document, of] of Object.entries(rows)) {
    page.startDocument(document);
    for (const row of of) page.addRow(row);
    page.endDocument();
  }
  page.end();
  expect(ends).toBe(1);
  const text = written.join('').replaceAll(/(<\/(?:dl|h\d|p|style|ul)>)/g, '$1\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`./in-words/export-page.${language}.txt`);
});
