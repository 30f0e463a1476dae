import type { SessionUser } from '@mwanzo/contract/accounts';
import type { ComponentType } from 'react';
import type { Message } from '../i18n/define-messages.ts';
import { app } from '../i18n/app.ts';
import type { PageProps } from './page-props.ts';

export interface Route {
  path: string;
  title: Message;
  /** `member` pages send everybody else to /login; those for moderators are not there for anybody else. */
  access: 'everyone' | 'member' | 'moderator';
  /** The bar with the own face, the brand and the bell. */
  topBar: boolean;
  /** Toasts keep clear of the thumbs, and of a form's button. */
  toasts: 'top' | 'bottom';
  load: () => Promise<{ default: ComponentType<PageProps> }>;
}

type RouteWords = Pick<Route, 'path' | 'title' | 'load'> & Partial<Route>;

function everyone(words: RouteWords): Route {
  return { access: 'everyone', topBar: false, toasts: 'bottom', ...words };
}

function member(words: RouteWords): Route {
  return everyone({ access: 'member', topBar: true, ...words });
}

/** Every page of SPEC.md section 2 but `/`, which is a document of its own, and the reviewers'. */
export const routes: readonly Route[] = [
  everyone({ path: '/login', title: app.logIn, toasts: 'top', load: () => import('./pages/login-page.tsx') }),
  everyone({ path: '/signup', title: app.signUp, toasts: 'top', load: () => import('./pages/sign-up-page.tsx') }),
  everyone({ path: '/verify', title: app.verify, toasts: 'top', load: () => import('./pages/verify-page.tsx') }),
  everyone({ path: '/coming-soon', title: app.comingSoon, load: () => import('./pages/coming-soon-page.tsx') }),
  member({ path: '/discover', title: app.discover, toasts: 'top', load: () => import('./pages/discover-page.tsx') }),
  member({ path: '/matches', title: app.matches, load: () => import('./pages/matches-page.tsx') }),
  member({
    path: '/chat/{matchId}',
    title: app.chat,
    toasts: 'top',
    topBar: false,
    load: () => import('./pages/chat-page.tsx'),
  }),
  member({ path: '/topup', title: app.topUp, load: () => import('./pages/top-up-page.tsx') }),
  member({ path: '/profile', title: app.profile, toasts: 'top', load: () => import('./pages/profile-page.tsx') }),
  everyone({
    path: '/moderation',
    access: 'moderator',
    title: app.review,
    load: () => import('./pages/moderation-page.tsx'),
  }),
];

export const notFoundRoute = everyone({
  path: '',
  title: app.notFoundTitle,
  load: () => import('./pages/not-found-page.tsx'),
});

export interface FoundRoute extends PageProps {
  route: Route;
}

const patterns = routes.map((route) => ({
  route,
  // Parameters are ids, so a path with anything else in their place does not exist.
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, String.raw`(?<$1>[1-9]\d{0,15})`)}/?$`),
}));

/** The page of a path, with or without a slash at its end, for somebody of a role; the 404 page for any other. */
export function findRoute(path: string, role?: SessionUser['role']): FoundRoute {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match && (route.access !== 'moderator' || role === 'moderator')) return { route, params: { ...match.groups } };
  }
  return { route: notFoundRoute, params: {} };
}
