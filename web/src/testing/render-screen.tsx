import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** The markup of a screen's first render, in English; what needs a session or a browser is for the browser tests. */
export function renderScreen(screen: ReactNode): string {
  const markup = renderToStaticMarkup(<Router ssrPath="/">{screen}</Router>);
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Where the link of that text goes; undefined without one. */
export function linkOf(markup: string, text: string): string | undefined {
  const links = [...markup.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
  const link = links.find(([, , content = '']) => content.replaceAll(/<[^>]*>/g, '') === text);
  return /href="([^"]*)"/.exec(link?.[1] ?? '')?.[1];
}

/** What is read on the screen, tags left out; pieces parted by bars. */
export function textOf(markup: string): string {
  return markup.replaceAll(/(<[^>]*>)+/g, '|');
}
