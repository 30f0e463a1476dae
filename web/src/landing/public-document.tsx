import { languages, type Language } from '@mwanzo/contract/language';
import { pageOrigin, type PublicPage } from '@mwanzo/contract/page-origin';
import type { ReactNode } from 'react';
import { app } from '../i18n/app.ts';
import type { Message } from '../i18n/define-messages.ts';
import { currentLanguage, currentLocale } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';
import { SkipLink } from '../ui/focus/skip-link.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';

/** The addresses of the built files. */
export interface BuiltFiles {
  readonly stylesheet: string;
  readonly preloadedFonts: readonly string[];
}

interface PublicDocumentProps extends BuiltFiles {
  page: PublicPage;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The document of a public page without scripts. */
export function PublicDocument({ page, title, lead, children, ...files }: PublicDocumentProps) {
  const path = `/${page}`;
  return (
    <html lang={currentLocale()}>
      <head>
        <HeadTags path={path} title={t(app.title, { page: title })} lead={lead} {...files} />
      </head>
      <body>
        <SkipLink />
        <LandingHeader path={path} />
        <main
          id="content"
          tabIndex={-1}
          className="landing-frame px-5 pt-6 pb-12 outline-none md:px-6 md:pt-10 md:pb-20"
        >
          <h1 className="text-h1 md:text-[3rem] md:leading-[1.05]">{title}</h1>
          <p className="mt-2 max-w-[34em] text-lead text-ink-2">{lead}</p>
          {children}
        </main>
        <LandingFooter path={path} />
      </body>
    </html>
  );
}

/** Returns the address of a page in a language. A visitor without a preference gets English. */
export function addressIn(path: string, language: Language): string {
  return `${pageOrigin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
}

type HeadTagsProps = BuiltFiles & { path: string; title: string; lead: string; children?: ReactNode };

/** The tags that stand in the head of every public page. */
export function HeadTags({ path, title, lead, stylesheet, preloadedFonts, children }: HeadTagsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={lead} />
      <link rel="canonical" href={addressIn(path, currentLanguage())} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(path, language)} />
      ))}
      {children}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFAF5" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B0A12" />
      <link rel="stylesheet" href={stylesheet} />
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

export interface Topic {
  /** The name by which links lead to this section. */
  readonly id?: string;
  readonly title: Message;
  /** The sentences. One with values is a string, because it is filled already. */
  readonly lines: readonly (Message | string)[];
  /** Content below the sentences. */
  readonly more?: ReactNode;
}

/** Sections, each with a few sentences. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-2 md:gap-x-12 md:gap-y-10">
      {topics.map(({ id, title, lines, more }) => (
        <section key={title.en} id={id} className="break-inside-avoid">
          <h2 className="text-h2">{t(title)}</h2>
          <ul className="mt-4 grid gap-3.5">
            {lines
              .map((line) => (typeof line === 'string' ? line : t(line)))
              .map((line) => (
                <li key={line} className="border-l-4 border-marigold pl-3.5 leading-[1.45]">
                  {line}
                </li>
              ))}
          </ul>
          {more}
        </section>
      ))}
    </div>
  );
}
