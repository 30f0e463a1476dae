import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderLanding } from './render-landing.tsx';

const page = renderLanding('en', '/assets/landing.css', ['/assets/display.woff2']);
const pageInSwahili = renderLanding('sw', '/assets/landing.css', []);

/** The targets of all links with this text. */
function linksOf(text: string): string[] {
  return [...page.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , content = '']) => content.replace(/<[^>]*>/g, '') === text)
    .map(([, href = '']) => href);
}

describe('landing page', () => {
  it('links to sign-in and sign-up as docs/product.md says', () => {
    expect(linksOf('Log In')).toEqual(['/login']);
    expect(linksOf('Sign Up')).toEqual(['/signup']);
    expect(linksOf('Start Your Journey')).toEqual(['/signup', '/signup']);
    expect(linksOf('I Already Have An Account')).toEqual(['/login']);
    expect(linksOf('Start Free')).toEqual(['/signup']);
    expect(linksOf('Start Premium Trial')).toEqual(['/signup']);
  });

  it('has the features, the steps, the plans, the closing section and the footer, in this order', () => {
    const places = ['Smart matching', '<ol', 'KES 375', 'Start Your Journey', '<footer'].map((part) =>
      page.lastIndexOf(part),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('has footer links that go nowhere yet', () => {
    for (const text of ['Privacy Policy', 'Terms of Service', 'Support']) expect(linksOf(text)).toEqual(['#']);
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

  it('has one small inline script, and no inline style, which the content security policy would refuse', () => {
    for (const html of [page, pageInSwahili]) {
      const [script = '', ...others] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
      expect(others).toEqual([]);
      expect(script.length).toBeLessThan(1500);
      const rest = html.replace(/<script>.*?<\/script>/s, '');
      expect(rest).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    }
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
    const used = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => [...read(name).matchAll(/\/ui\/([\w/-]+)\.tsx'/g)].map(([, file]) => file));
    const styled = /ui\/\{(.*?)\}/.exec(read('landing.css'))?.[1]?.split(',');
    expect(styled).toEqual([...new Set(used)].sort());
  });

  it('reserves room for every picture', () => {
    const pictures = page.match(/<img [^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) expect(picture).toMatch(/alt="".*width="\d+".*height="\d+"/);
  });
});
