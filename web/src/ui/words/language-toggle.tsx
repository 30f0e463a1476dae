import { languageNames } from '../../i18n/language-names.ts';
import { otherLanguage, setLanguage } from '../../i18n/language.ts';
import { TextButton } from './text-link.tsx';

/** Changes to the other language; its name is in that language, for readers who know no other. */
export function LanguageToggle({ className }: { className?: string }) {
  const other = otherLanguage();
  return (
    <TextButton lang={other} className={className} onClick={() => setLanguage(other)}>
      {languageNames[other]}
    </TextButton>
  );
}
