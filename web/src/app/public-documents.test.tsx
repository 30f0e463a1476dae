import { languages } from '@mwanzo/contract/language';
import { publicPages } from '@mwanzo/contract/page-origin';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { renderLanding, renderPublicPage } from '../landing/render-landing.tsx';
import { brokenReferences } from '../testing/broken-references.ts';
import { namelessParts } from '../testing/nameless-parts.ts';

const files = { stylesheet: '/assets/landing.css', preloadedFonts: [] };

const documentsIn = (language: (typeof languages)[number]) => ({
  '': renderLanding(language, files),
  ...Object.fromEntries(publicPages.map((page) => [page, renderPublicPage(page, language, files)])),
});

function bodyOf(html: string): HTMLElement {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(html);
  return document.body as unknown as HTMLElement;
}

test.each(Object.entries(documentsIn('en')))('every part of /%s has its name and leads somewhere', (_, html) => {
  const body = bodyOf(html);
  expect([...namelessParts(body), ...brokenReferences(body)]).toEqual([]);
  const targets = [...body.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((target) => !body.querySelector(target))).toEqual([]);
  expect(body.querySelectorAll('main h1')).toHaveLength(1);
});

test.each(languages)('every link to another language leads to the same page (from %s)', (language) => {
  for (const [page, html] of Object.entries(documentsIn(language))) {
    const links = [...bodyOf(html).querySelectorAll('a[hreflang]')];
    const others = languages.filter((other) => other !== language);
    const wanted = others.map((other) => `/${page}?lang=${other}`);
    for (const frame of ['header', 'footer'])
      expect(links.filter((link) => link.closest(frame)).map((link) => link.getAttribute('href'))).toEqual(wanted);
    expect(links).toHaveLength(2 * others.length);
  }
});
