import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import { pageOrigin } from '@mwanzo/contract/page-origin';
import { renderLanding } from './render-landing.tsx';
import { riseScript } from './scripts.ts';

const builtFiles = { stylesheet: '/assets/landing.css', preloadedFonts: ['/assets/display.woff2'] };
const page = renderLanding('en', builtFiles);
const pageInSwahili = renderLanding('sw', builtFiles);

/** Returns width and height from the picture's first frame header. */
function jpegSize(bytes: Buffer): string[] {
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)].map(String);
}

/** Returns the targets of all links with this text. */
function linksOf(text: string): string[] {
  return [...page.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , content = '']) => content.replace(/<[^>]*>/g, '') === text)
    .map(([, href = '']) => href);
}

describe('landing page', () => {
  it('links to sign-in and sign-up as docs/product/pages.md says', () => {
    expect(linksOf('Log In')).toEqual(['/login']);
    expect(linksOf('Sign Up')).toEqual(['/signup']);
    expect(linksOf('Start Your Journey')).toEqual(['/signup', '/signup']);
    expect(linksOf('I Already Have An Account')).toEqual(['/login']);
    expect(linksOf('Start Free')).toEqual(['/signup']);
    expect(linksOf('Start Premium Trial')).toEqual(['/signup']);
  });

  it('has in this order features, product, safety, steps, plans, the closing section and the footer', () => {
    const places = [
      'Smart matching',
      'One person at a time',
      'Safe, and we',
      '<ol',
      'KES 375',
      'Start Your Journey',
      '<footer',
    ].map((part) => page.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('says below the button of the trial for how long it is, for whom and at what price, in either language', () => {
    expect(page).toMatch(
      /Start Premium Trial.*?Three days free, once you are verified\. No payment, and nothing renews\./s,
    );
    expect(pageInSwahili).toContain('Siku tatu bure, ukishathibitishwa.');
  });

  it('promises no ranking by interests and no video, in either language', () => {
    expect(page).not.toMatch(/not just nearby|who want what you want|Each card says/);
    expect(pageInSwahili).not.toMatch(/video|si walio karibu tu|wanaotaka unachotaka|Kila kadi inaonyesha/i);
  });

  it('says when identity documents are erased, with and without a decision', () => {
    for (const one of [page, pageInSwahili])
      for (const hours of [keptAfterDecisionHours, undecidedHoursMax]) expect(one).toContain(String(hours));
    expect(page).toContain(
      `${keptAfterDecisionHours} hours after the decision, or after ${undecidedHoursMax} hours without one`,
    );
  });

  it('has footer links to the Privacy Policy, the Terms of Service and Support', () => {
    expect(linksOf('Privacy Policy')).toEqual(['/privacy']);
    expect(linksOf('Terms of Service')).toEqual(['/terms']);
    expect(linksOf('Support')).toEqual(['/support']);
  });

  it.each([
    'Mwanzo matches like-minded people across Kenya',
    'Smart matching',
    'Safe and secure',
    'Verified profiles.',
    'Meaningful conversations',
    'Prompts and icebreakers',
    'Free',
    'Limited messages per day',
    'Access to a limited number of profiles',
    'Limited visibility of who likes you',
    'Text-only chat',
    'Limited swipes per day',
    'KES 375',
    'per month',
    'Unlimited messaging',
    'Access to all profiles (free and premium users)',
    'See everyone who liked you',
    'Share photos and media in chats',
    'Voice calling**',
    'Where authentic connections begin',
    '** Voice calls use your data bundle.',
  ])('says "%s"', (text) => {
    expect(page).toContain(text);
  });

  it('explains the journey in five steps, the second with selfie, ID and a valid document', () => {
    const steps = /<ol.*?<\/ol>/s.exec(page)?.[0] ?? '';
    const titles = [...steps.matchAll(/<h3[^>]*>(.*?)<\/h3><p[^>]*>(.*?)<\/p>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Create your profile',
      'Verify your profile',
      'Discover matches',
      'Start conversations',
      'Meet in person',
    ]);
    expect(steps).toContain('Take a selfie with your ID and add a valid identification document.');
  });

  it('has no script file and no inline style: the content security policy allows only its own small scripts', () => {
    for (const html of [page, pageInSwahili])
      expect(html).not.toMatch(/<script[^>]*\ssrc=|<style|\sstyle=|\son\w+=|javascript:/i);
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(scripts.join('').length).toBeLessThan(2000);
  });

  it('shows phones that nobody can focus, with one text for those who cannot see them', () => {
    const phones = /<figcaption class="sr-only">Two phones: .*?<ul/s.exec(page)?.[0] ?? '';
    expect(phones.match(/ inert=""/g)).toHaveLength(2);
    expect(phones).toContain('Otieno, 31');
    expect(phones).toMatch(/<img [^>]*otieno[^>]*><b [^>]*>Otieno/);
    expect(phones).not.toMatch(/tabindex|href=/i);
  });

  it.each([
    ['en', page, `${pageOrigin}/`, 'Where authentic connections begin · Mwanzo'],
    ['sw', pageInSwahili, `${pageOrigin}/?lang=sw`, 'Mahali mahusiano ya kweli huanzia · Mwanzo'],
  ])(
    'a link to it in %s is shown with a title, a text and a picture in that language',
    (language, html, url, title) => {
      const contentOf = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
      expect([contentOf('og:url'), contentOf('og:title'), contentOf('twitter:title')]).toEqual([url, title, title]);
      expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
      const others = { en: `${pageOrigin}/`, sw: `${pageOrigin}/?lang=sw`, 'x-default': `${pageOrigin}/` };
      for (const [other, address] of Object.entries(others))
        expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${address}"/>`);
      expect(contentOf('og:locale')).toBe(`${language}_KE`);
      expect(contentOf('description')).toBe(contentOf('og:description'));
      const picture = contentOf('og:image') ?? '';
      expect(picture).toBe(contentOf('twitter:image'));
      const file = path.join(import.meta.dirname, '../../public', picture.replace(pageOrigin, ''));
      expect(statSync(file).size).toBeLessThan(100_000);
      expect(jpegSize(readFileSync(file))).toEqual([contentOf('og:image:width'), contentOf('og:image:height')]);
    },
  );

  it('tells search engines who this is', () => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageInSwahili)?.[1] ?? '';
    const { '@graph': graph } = JSON.parse(text) as {
      '@graph': { '@type': string; url: string; inLanguage?: string }[];
    };
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'WebApplication']);
    for (const { url } of graph) expect(url).toBe(`${pageOrigin}/`);
    expect(graph[1]?.inLanguage).toBe('sw-KE');
  });

  it.each([false, true])('lets its phones rise once, when they come into view; reduced motion: %s', (isReduced) => {
    const phones = () => ({ animate: vi.fn() });
    const [one, other] = [phones(), phones()];
    const watched = new Set<object>();
    let look: (entries: { isIntersecting: boolean; target: object }[]) => void = () => undefined;
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    vi.stubGlobal('document', { querySelectorAll: () => [one, other] });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: typeof look, options: object) {
          look = report;
          expect(options).toEqual({ threshold: 0.2 });
        }
        observe = (target: object) => watched.add(target);
        unobserve = (target: object) => watched.delete(target);
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    // oxlint-disable-next-line no-new-func -- that is what the page does with it
    new Function(riseScript.replaceAll(/<\/?script>/g, ''))();
    look([
      { isIntersecting: true, target: one },
      { isIntersecting: false, target: other },
    ]);
    const rise = [{ translate: ['0 24px', '0 0'] }, { duration: 700, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }];
    const rises = [one, other].map(({ animate }) => animate.mock.calls);
    if (isReduced) expect(watched.size).toBe(0);
    else expect([rises, [...watched]]).toEqual([[[rise], []], [other]]);
  });

  it('can say who is signed in, in both languages, and says nothing before its script has looked', () => {
    for (const [html, words] of [
      [page, 'You are signed in as '],
      [pageInSwahili, 'Umeingia kama '],
    ] as const)
      expect(html).toMatch(new RegExp(`<div id="signed-in" hidden[^>]*>${words}<bdi[^>]*></bdi>`));
  });

  it('states its language in the markup and is written in it', () => {
    expect(page).toMatch(/^<!doctype html><html lang="en-KE">/);
    expect(pageInSwahili).toMatch(/^<!doctype html><html lang="sw-KE">/);
    expect(pageInSwahili).toContain('Anza Safari Yako');
    expect(pageInSwahili).not.toContain('Start Your Journey');
  });

  it('includes the styles of every component of the design system that it uses', () => {
    const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
    const used = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => [...read(name).matchAll(/\/ui\/([\w/-]+)\.tsx'/g)].map(([, file]) => file));
    const sources = read('landing.css').matchAll(/ui\/\{(.*?)\}/g);
    const styled = [...sources].flatMap(([, files = '']) => files.split(','));
    expect(styled).toEqual([...new Set(used)].sort());
  });

  it('reserves room for every picture', () => {
    const pictures = page.match(/<img [^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) expect(picture).toMatch(/alt="".*width="\d+".*height="\d+"/);
  });
});
