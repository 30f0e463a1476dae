import type { Language } from '@mwanzo/contract/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderInLanguage } from '../../i18n/language.ts';
import { LandingDocument } from './landing-document.tsx';
import { riseScript, structuredData } from './scripts.ts';

/**
 * Renders the landing page as a complete HTML document. Runs in the build, never in a browser. The server puts its
 * address in the place of `pageOrigin`.
 */
export function renderLanding(language: Language, stylesheet: string, preloadedFonts: readonly string[]): string {
  return renderInLanguage(language, () => {
    const page = renderToStaticMarkup(<LandingDocument stylesheet={stylesheet} preloadedFonts={preloadedFonts} />);
    return `<!doctype html>${page.replace('</head>', () => `${structuredData()}</head>`).replace('</body>', () => `${riseScript}</body>`)}`;
  });
}
