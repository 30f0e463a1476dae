import { languages } from '@mwanzo/contract/language';
import { landing } from '../../i18n/landing.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { t } from '../../i18n/translate.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 flex min-h-15 flex-wrap items-center justify-between bg-cotton px-4 md:min-h-19 md:px-[max(24px,calc(50vw-566px))]">
      <a href="/" className="inline-flex no-underline">
        <Logo size={30} className="text-[1.5rem] md:text-[1.75rem]" />
      </a>
      <LanguageLinks />
      <nav aria-label={t(landing.account)} className="flex items-center gap-0.5 md:gap-2">
        <LinkButton variant="ghost" size="sm" href="/login" className="max-md:px-3">
          {t(landing.logIn)}
        </LinkButton>
        <LinkButton size="sm" href="/signup">
          {t(landing.signUp)}
        </LinkButton>
      </nav>
    </header>
  );
}

/** The server keeps what a link asks for, so that the next visits, and the app behind this page, speak it too. */
function LanguageLinks() {
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <TextLink key={language} href={`/?lang=${language}`} hrefLang={language} lang={language} rel="nofollow" tone="quiet" className="mr-2 ml-auto text-label">
        {languageNames[language]}
      </TextLink>
    ));
}
