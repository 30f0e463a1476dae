import { languages } from '@mwanzo/contract/language';
import { currentLanguage, languageNames } from '../i18n/language.ts';
import { TextLink } from '../ui/words/text-link.tsx';

interface LanguageLinksProps {
  /** If true, phones show the language's code instead of its name. */
  short?: boolean;
  className?: string;
  /** The page's own path. */
  path?: string | undefined;
}

/**
 * Links to this page in the other languages. The server stores the choice, so that later visits and the app use it too.
 */
export function LanguageLinks({ short = false, className, path = '/' }: LanguageLinksProps) {
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <TextLink
        key={language}
        href={`${path}?lang=${language}`}
        hrefLang={language}
        lang={language}
        rel="nofollow"
        tone={short ? 'quiet' : 'ink'}
        className={className}
      >
        {short && (
          <span aria-hidden className="uppercase md:hidden">
            {language}
          </span>
        )}
        <span className={short ? 'max-md:sr-only' : undefined}>{languageNames[language]}</span>
      </TextLink>
    ));
}
