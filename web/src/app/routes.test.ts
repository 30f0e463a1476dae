import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRoute, isFramed, notFoundRoute, routes } from './routes.ts';

const memberPaths = ['/discover', '/matches', '/chat/7', '/topup', '/profile'];
const publicPaths = ['/login', '/signup', '/verify', '/coming-soon'];

const source = `${import.meta.dirname}/..`;
/** An address to which something leads follows one of these. */
const leading = /(?:\b(?:href|homeHref|up|to)(?:=\{?|: )|\b(?:navigate|onGo)\()(["'`])(\/.*?)\1/g;
/** These are documents of their own, which the server sends. */
const documents = /^\/(?:terms|privacy|safety|support|community)?$/;

describe('routes', () => {
  it('every address to which something of the app leads is a page or a document', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^(?:app|features|ui)\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file),
    );
    const addresses = files.flatMap((file) =>
      [...readFileSync(`${source}/${file}`, 'utf8').matchAll(leading)].map(([, , to = '']) => ({ file, to })),
    );
    expect(addresses.length).toBeGreaterThan(80);
    const lost = addresses.filter(({ to }) => {
      const path = to
        .replace('/orders/${', '/orders/MW-${')
        .replaceAll(/\$\{.*?\}/g, '7')
        .replace(/[?#].*/, '');
      return findRoute(path, 'moderator').route === notFoundRoute && !documents.test(path);
    });
    expect(lost).toEqual([]);
  });

  it('every page has its path, its access and its frame', async () => {
    const lines = [...routes, notFoundRoute].map(({ path, page, access, topBar, inner, toasts, title }) => {
      const more = [topBar && 'top bar', inner && 'inner', toasts, title?.en].filter(Boolean);
      return `${path} is ${page} for ${access}${more.map((each) => `, ${each}`).join('')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/routes.txt');
  });

  it('the signed-in pages are for members only, the others for everybody', () => {
    for (const path of memberPaths) expect(findRoute(path).route.access).toBe('member');
    for (const path of publicPaths) expect(findRoute(path).route.access).toBe('everyone');
  });

  it('a page that visitors may read too has the members’ frame for members alone', () => {
    const framed = (path: string) => [true, false].map((isMember) => isFramed(findRoute(path).route, isMember));
    expect(framed('/how-we-choose')).toEqual([true, false]);
    expect(framed('/verify')).toEqual([false, false]);
    expect(framed('/settings')).toEqual([true, true]);
  });

  it('the moderation page exists for moderators only', () => {
    expect(findRoute('/moderation', 'moderator').route).toMatchObject({ path: '/moderation', access: 'moderator' });
    for (const role of ['member', undefined] as const)
      expect(findRoute('/moderation/', role).route).toBe(notFoundRoute);
  });

  it('a trailing slash changes nothing', () => {
    for (const path of [...memberPaths, ...publicPaths])
      expect(findRoute(`${path}/`).route).toBe(findRoute(path).route);
  });

  it('the chat gets its partner’s id from the path', () => {
    expect(findRoute('/chat/9007199254740991').params).toEqual({ matchId: '9007199254740991' });
  });

  it('what is left of a conversation is found by its random id', () => {
    const pastId = '5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0';
    expect(findRoute(`/chat/past/${pastId}`)).toMatchObject({ route: { page: 'past-chat' }, params: { pastId } });
    for (const path of ['/chat/past', '/chat/past/Amina', '/chat/past/1/2'])
      expect(findRoute(path).route).toBe(notFoundRoute);
  });

  it('preferences, settings and the pages below them are one page', () => {
    for (const page of ['preferences', 'settings', 'settings/privacy', 'settings/language'])
      expect(findRoute(`/${page}/`)).toMatchObject({ route: { page: 'settings', access: 'member' }, params: { page } });
    for (const path of ['/settings/nothing', '/settings/privacy/more', '/preferences/privacy'])
      expect(findRoute(path).route).toBe(notFoundRoute);
  });

  it('date plans, one of them and a new one are one page', () => {
    const dates = { page: 'dates', access: 'member' };
    expect(findRoute('/dates')).toMatchObject({ route: dates, params: {} });
    expect(findRoute('/dates/12/')).toMatchObject({ route: dates, params: { planId: '12' } });
    expect(findRoute('/dates/with/7')).toMatchObject({ route: dates, params: { partnerId: '7' } });
    for (const path of ['/dates/with', '/dates/new', '/dates/7/8']) expect(findRoute(path).route).toBe(notFoundRoute);
  });

  it('any other path is the 404 page', () => {
    for (const path of ['/nothing', '/chat', '/chat/amina', '/chat/0', '/chat/7/8', '/login/now', '/Discover']) {
      expect(findRoute(path).route).toBe(notFoundRoute);
    }
  });
});
