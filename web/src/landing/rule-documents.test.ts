import { languages } from '@mwanzo/contract/language';
import {
  ageLimits,
  keptAfterDecisionHours,
  reportLimits,
  reviewHours,
  undecidedHoursMax,
} from '@mwanzo/contract/limits';
import { pageContact, pageOrigin, publicPages } from '@mwanzo/contract/page-origin';
import { expect, test } from 'vitest';
import { renderPublicPage } from './render-landing.tsx';

const rulePages = publicPages.filter((page) => page !== 'safety');
const cases = rulePages.flatMap((page) => languages.map((language) => [page, language] as const));

const render = (page: (typeof publicPages)[number], language: (typeof languages)[number]) =>
  renderPublicPage(page, language, { stylesheet: '/assets/landing.css', preloadedFonts: [] });
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/[\u2066-\u2069]/g, '');

/** Every number in the pages' texts, and its source. */
const known: Readonly<Record<string, number[]>> = {
  privacy: [
    ageLimits.min,
    keptAfterDecisionHours,
    undecidedHoursMax,
    reportLimits.messagesAround,
    // The year of the Data Protection Act, and the hours of its section 43.
    2019,
    72,
  ],
  terms: [ageLimits.min],
  // The opening hours and the emergency numbers.
  support: [reviewHours.from, reviewHours.to, 999, 112, 1195],
  community: [ageLimits.min],
};

test.each(cases)(
  'every number on /%s (%s) is filled in, and is a limit of the code or a known one',
  (page, language) => {
    const version = /(?:Version of|Toleo la) [^|]*/;
    const text = textOf(mainOf(render(page, language))).replace(version, '');
    const numbers = new Set([...text.matchAll(/\d+/g)].map(Number));
    expect([...numbers].toSorted()).toEqual([...new Set(known[page])].toSorted());
    expect(text).not.toContain('{');
  },
);

test.each(languages)('the settings link to the section about what staff cannot see, in %s', (language) => {
  expect(mainOf(render('support', language))).toContain('<section id="cannot-see"');
});

test.each(cases)(
  '/%s (%s) has one heading of the first rank, no script, and the way to the others',
  (page, language) => {
    const html = render(page, language);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|style="/);
    expect(html).toContain(`href="/${page}?lang=${language === 'en' ? 'sw' : 'en'}"`);
    const address = `${pageOrigin}/${page}${language === 'en' ? '' : `?lang=${language}`}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    for (const other of publicPages) expect(mainOf(html).includes(`href="/${other}"`)).toBe(other !== page);
    expect(html.includes(pageContact.email)).toBe(page !== 'community');
  },
);
