import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/**
 * Renders a screen once, in English, and returns its markup. Screens that need a session or a browser have browser
 * tests instead.
 */
export function renderScreen(screen: ReactNode): string {
  const markup = renderToStaticMarkup(<Router ssrPath="/">{screen}</Router>);
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Returns the address of the link with this text; undefined if there is none. */
export function linkOf(markup: string, text: string): string | undefined {
  const links = [...markup.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
  const link = links.find(([, , content = '']) => content.replaceAll(/<[^>]*>/g, '') === text);
  return /href="([^"]*)"/.exec(link?.[1] ?? '')?.[1];
}

/** Returns the text of the screen, with bars in place of tags. */
export function textOf(markup: string): string {
  return markup.replaceAll(/(<[^>]*>)+/g, '|');
}
