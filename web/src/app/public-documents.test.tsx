import { publicPages } from '@mwanzo/contract/page-origin';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { renderLanding, renderPublicPage } from '../landing/render-landing.tsx';
import { brokenReferences } from '../testing/broken-references.ts';
import { namelessParts } from '../testing/nameless-parts.ts';

const documents = {
  landing: renderLanding('en', '/assets/landing.css', []),
  ...Object.fromEntries(publicPages.map((page) => [page, renderPublicPage(page, 'en', '/assets/landing.css', [])])),
};

test.each(Object.entries(documents))('every part of the document %s has its name and leads somewhere', (_, html) => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(html);
  const body = document.body as unknown as HTMLElement;
  expect([...namelessParts(body), ...brokenReferences(body)]).toEqual([]);
  const targets = [...body.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((target) => !body.querySelector(target))).toEqual([]);
  expect(body.querySelectorAll('main h1')).toHaveLength(1);
});
