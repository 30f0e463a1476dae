import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { Message } from '../i18n/define-messages.ts';
import { app } from '../i18n/app.ts';
import type { PageProps } from './page-props.ts';

export interface Route {
  /** The path. A parameter in braces is an id; `{name:this|that}` allows only these values. */
  path: string;
  /** The title. Inner pages set their titles themselves, so that those texts need not load with every page. */
  title?: Message;
  /** `member` pages redirect everybody else to /login. `moderator` pages do not exist for anybody but moderators. */
  access: 'everyone' | 'member' | 'moderator';
  /** True if the page has the bar with the member's photo, the brand and the bell. */
  topBar: boolean;
  /** True for pages without the navigation bar on phones. */
  inner?: boolean;
  /**
   * Classes for the toasts on this page: they keep toasts off the page's own bottom bar, or let presses through toasts
   * (`Toaster`).
   */
  toasts: string;
  /** The name of the module: `pages/<page>-page.tsx`. */
  page: string;
}

type RouteDetails = Pick<Route, 'path' | 'page'> & Partial<Route>;

function everyone(details: RouteDetails): Route {
  return { access: 'everyone', topBar: false, toasts: '', ...details };
}

function member(details: RouteDetails): Route {
  return everyone({ access: 'member', topBar: true, ...details });
}

/** Every page (docs/product/pages.md) apart from `/`, which is a separate document. */
export const routes: readonly Route[] = [
  everyone({ path: '/login', title: app.logIn, page: 'login' }),
  everyone({ path: '/signup', title: app.signUp, page: 'sign-up' }),
  everyone({ path: '/{page:forgot|reset|confirm}', page: 'recovery' }),
  everyone({ path: '/verify', title: app.verify, page: 'verify' }),
  everyone({ path: '/goodbye', page: 'goodbye' }),
  everyone({ path: '/how-we-choose', inner: true, page: 'how-we-choose' }),
  everyone({ path: '/coming-soon', title: app.comingSoon, page: 'coming-soon' }),
  member({ path: '/discover', title: app.discover, toasts: 'deck-toasts', page: 'discover' }),
  member({ path: '/matches', title: app.matches, page: 'matches' }),
  member({
    path: '/chat/{matchId}',
    title: app.chat,
    toasts: 'chat-toasts',
    topBar: false,
    page: 'chat',
  }),
  member({
    path: String.raw`/chat/past/{pastId:[\da-f-]+}`,
    title: app.chat,
    toasts: 'chat-toasts',
    topBar: false,
    page: 'past-chat',
  }),
  member({ path: '/likes', topBar: false, page: 'likes' }),
  member({ path: '/topup', title: app.topUp, page: 'top-up' }),
  member({ path: '/profile', title: app.profile, page: 'profile' }),
  // These pages are below another page. Phones show no navigation bar there; the page's own arrow leads up.
  member({
    path:
      '/{page:preferences|settings|settings/(?:privacy|birthday|gender|orientation|language|quiet|mail|' +
      'blocked|report|decisions|email|password|devices|second-step|consents|payments|data|delete)}',
    topBar: false,
    inner: true,
    page: 'settings',
  }),
  ...['/premium', String.raw`/premium/orders/{code:MW-[\dA-Z]+}`].map((path) =>
    member({ path, topBar: false, inner: true, page: 'premium' }),
  ),
  ...['/dates', '/dates/with/{partnerId}', '/dates/{planId}'].map((path) =>
    member({ path, topBar: false, inner: true, page: 'dates' }),
  ),
  everyone({
    path: '/moderation',
    access: 'moderator',
    title: app.review,
    page: 'moderation',
  }),
];

export const notFoundRoute = everyone({
  path: '',
  title: app.notFoundTitle,
  page: 'not-found',
});

export interface FoundRoute extends PageProps {
  route: Route;
}

/** Returns true for pages in the members' frame: theirs, and the inner ones that visitors may read without it. */
export function isFramed({ access, inner }: Route, isMember: boolean): boolean {
  return access === 'member' || (inner === true && isMember);
}

/** Matches a parameter: an id, or one of the listed words. */
const groupOf = (_: string, name: string, words: string) => `(?<${name}>${words || String.raw`[1-9]\d{0,15}`})`;
const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+):?(.*?)\}/g, groupOf)}/?$`),
}));

/** Returns the page of a path, with or without a trailing slash, for a role; the 404 page if there is none. */
export function findRoute(path: string, role?: SessionUser['role']): FoundRoute {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match && (route.access !== 'moderator' || role === 'moderator')) return { route, params: { ...match.groups } };
  }
  return { route: notFoundRoute, params: {} };
}
