import { languages } from '@mwanzo/contract/language';
import { languageNames } from '../../i18n/language-names.ts';
import { currentLanguage, setLanguage } from '../../i18n/language.ts';
import { TextButton } from './text-link.tsx';

/** Changes to the other language; its name is in that language, for readers who know no other. */
export function LanguageToggle({ className }: { className?: string }) {
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <TextButton key={language} lang={language} className={className} onClick={() => setLanguage(language)}>
        {languageNames[language]}
      </TextButton>
    ));
}
