import type { Language } from '@mwanzo/contract/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderInLanguage } from '../../i18n/language.ts';
import { LandingDocument } from './landing-document.tsx';

/** Renders the landing page as a complete HTML document. Runs in the build, never in a browser. */
export function renderLanding(language: Language, stylesheet: string, preloadedFonts: readonly string[]): string {
  const page = <LandingDocument stylesheet={stylesheet} preloadedFonts={preloadedFonts} />;
  return `<!doctype html>${renderInLanguage(language, () => renderToStaticMarkup(page))}`;
}
