import { currentLanguage, setLanguage, type Language } from '../../i18n/language.ts';
import { members } from '../../i18n/members.ts';
import { t } from '../../i18n/translate.ts';
import { ChoiceChips } from '../../ui/chip.tsx';

/** Each language in its own words, for those who cannot read the other. */
const languages: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
];

export function LanguageSwitch() {
  return <ChoiceChips label={t(members.language)} name="language" options={languages} value={currentLanguage()} onChange={setLanguage} />;
}
