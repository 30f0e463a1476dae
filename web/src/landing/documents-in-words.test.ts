import { languages } from '@mwanzo/contract/language';
import { publicPages } from '@mwanzo/contract/page-origin';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { greetMember } from './greet-member.ts';
import { renderLanding, renderPublicPage } from './render-landing.tsx';
import { riseScript } from './scripts.ts';

const files = { stylesheet: '/assets/landing.css', preloadedFonts: ['/assets/display.woff2'] };

/** Returns a document in words, with its head. The code of its scripts has tests of its own. */
async function inWords(html: string): Promise<string> {
  const window = new Window();
  window.document.write(html);
  for (const script of window.document.querySelectorAll('script:not([type])')) script.textContent = '';
  const words = wordsOf(window.document as unknown as Element);
  await window.happyDOM.close();
  return words;
}

// These pages make promises: prices, hours, addresses, and what the law asks for.
test.each(['landing', ...publicPages] as const)(
  'the public page %s says in both languages what it said',
  async (page) => {
    const documents = languages.map((language) =>
      inWords(page === 'landing' ? renderLanding(language, files) : renderPublicPage(page, language, files)),
    );
    await expect((await Promise.all(documents)).join('\n')).toMatchFileSnapshot(`./in-words/${page}.txt`);
  },
);

test('the parts of a page that the server or a script looks for are there', async () => {
  const marked = async (html: string) => {
    const window = new Window();
    window.document.write(html);
    const parts = [...window.document.querySelectorAll('*')].flatMap((part) =>
      part
        .getAttributeNames()
        .filter((name) => name.startsWith('data-'))
        .map((name) => `${part.tagName.toLowerCase()} ${name}="${part.getAttribute(name)}"`),
    );
    await window.happyDOM.close();
    return parts;
  };
  const contacts = ['p data-contact="set"', 'p data-contact="unset"'];
  expect(await marked(renderLanding('en', files))).toEqual(['p data-notice=""', 'div data-rises="true"']);
  for (const page of publicPages)
    for (const language of languages)
      expect([page, await marked(renderPublicPage(page, language, files))]).toEqual([
        page,
        ['privacy', 'terms', 'support'].includes(page) ? contacts : [],
      ]);
});

test('the landing page has its two small scripts and what search engines read, and no other page has a script', () => {
  for (const language of languages) {
    const scripts = [...renderLanding(language, files).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, type, text]) => [type, text])).toEqual([
      [' type="application/ld+json"', expect.stringContaining('https://schema.org')],
      ['', `(${greetMember.toString()})()`],
      ['', riseScript.slice('<script>'.length, -'</script>'.length)],
    ]);
    for (const page of publicPages) expect(renderPublicPage(page, language, files)).not.toContain('<script');
  }
});

test('a portrait is offered in all its widths, the smallest first and in old browsers', () => {
  const pictures = [...renderLanding('en', files).matchAll(/<img [^>]*src="([^"]*)" srcset="([^"]*)"/gi)];
  expect(pictures.length).toBeGreaterThan(8);
  for (const [, src, srcset = ''] of pictures) {
    const variants = srcset.split(', ').map((each) => each.split(' '));
    const widths = variants.map(([, width = '']) => Number.parseInt(width, 10));
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(widths.length).toBeGreaterThan(1);
    expect(src).toBe(variants[0]?.[0]);
    for (const [index, [url]] of variants.entries()) expect(url).toMatch(new RegExp(`-${widths[index]}\\.webp$`));
  }
});
