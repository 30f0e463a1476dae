import type { Language } from '@mwanzo/contract/language';
import type { PublicPage } from '@mwanzo/contract/page-origin';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderInLanguage } from '../i18n/language.ts';
import { LandingDocument } from './landing-document.tsx';
import type { BuiltFiles } from './public-document.tsx';
import { CommunityDocument, PrivacyDocument, SupportDocument, TermsDocument } from './rule-documents.tsx';
import { SafetyDocument } from './safety-document.tsx';
import { riseScript, structuredData } from './scripts.ts';

/**
 * Renders the landing page as a complete HTML document. It runs in the build, never in a browser. The server replaces
 * `pageOrigin` with its address.
 */
export function renderLanding(language: Language, files: BuiltFiles): string {
  return renderInLanguage(language, () => {
    const page = renderToStaticMarkup(<LandingDocument {...files} />);
    const withScripts = page
      .replace('</head>', () => `${structuredData()}</head>`)
      .replace('</body>', () => `${riseScript}</body>`);
    return `<!doctype html>${withScripts}`;
  });
}

const documents: Readonly<Record<PublicPage, ComponentType<BuiltFiles>>> = {
  safety: SafetyDocument,
  privacy: PrivacyDocument,
  terms: TermsDocument,
  support: SupportDocument,
  community: CommunityDocument,
};

/** Renders another public page as a complete HTML document without a script. */
export function renderPublicPage(page: PublicPage, language: Language, files: BuiltFiles): string {
  const Document = documents[page];
  return renderInLanguage(language, () => `<!doctype html>${renderToStaticMarkup(<Document {...files} />)}`);
}
