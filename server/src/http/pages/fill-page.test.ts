import { pageContact, pageOrigin } from '@mwanzo/contract/page-origin';
import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const mailLink = `<a href="mailto:${pageContact.email}">${pageContact.email}</a>`;
const paragraph = `<p data-contact="set" class="a">Ask ${pageContact.name} ${mailLink}.</p>`;
const page = `<link href="${pageOrigin}/privacy">${paragraph}
<p data-contact="unset">Nobody is named.</p>`;
const origin = 'https://mwanzo.test';

test('a page without an operator says that nobody is named', () => {
  expect(fillPage(page, { origin, contact: null })).toBe(
    '<link href="https://mwanzo.test/privacy">\n<p data-contact="unset">Nobody is named.</p>',
  );
});

test('a page names the operator, whose name is text', () => {
  const named = fillPage(page, { origin, contact: { name: 'Amina & <Sons> $&', email: 'help@mwanzo.test' } });
  expect(named).toContain(
    'Ask Amina &#38; &#60;Sons&#62; $&#38; <a href="mailto:help@mwanzo.test">help@mwanzo.test</a>.',
  );
  expect(named).not.toContain('Nobody is named.');
});
