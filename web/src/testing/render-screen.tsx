import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** The markup of a screen's first render, in English. What needs a session or a browser is left to the browser tests. */
export function renderScreen(screen: ReactNode): string {
  const markup = renderToStaticMarkup(<Router ssrPath="/">{screen}</Router>);
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The address of the link with this text; undefined if there is none. */
export function linkOf(markup: string, text: string): string | undefined {
  const links = [...markup.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
  const link = links.find(([, , content = '']) => content.replaceAll(/<[^>]*>/g, '') === text);
  return /href="([^"]*)"/.exec(link?.[1] ?? '')?.[1];
}

/** The text of the screen, with bars in place of tags. */
export function textOf(markup: string): string {
  return markup.replaceAll(/(<[^>]*>)+/g, '|');
}
