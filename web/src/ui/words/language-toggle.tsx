import { otherLanguage, languageNames } from '../../i18n/language.ts';
import { changeLanguage } from './change-language.ts';
import { TextButton } from './text-link.tsx';

/** Switches to the other language. Its name is in that language, for readers who know no other. */
export function LanguageToggle() {
  const other = otherLanguage();
  return (
    <TextButton lang={other} className="text-label text-ink-2!" onClick={() => changeLanguage(other)}>
      {languageNames[other]}
    </TextButton>
  );
}
