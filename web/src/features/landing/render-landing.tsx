import { renderToStaticMarkup } from 'react-dom/server';
import { renderInLanguage, type Language } from '../../i18n/language.ts';
import { LandingDocument } from './landing-document.tsx';

/** The landing page as a finished HTML document; run by the build, never in a browser. */
export function renderLanding(language: Language, stylesheet: string, preloadedFonts: readonly string[]): string {
  const page = <LandingDocument language={language} stylesheet={stylesheet} preloadedFonts={preloadedFonts} />;
  return `<!doctype html>${renderInLanguage(language, () => renderToStaticMarkup(page))}`;
}
