import { languages } from '@mwanzo/contract/language';
import { languageNames } from '../../i18n/language-names.ts';
import { currentLanguage, setLanguage } from '../../i18n/language.ts';
import { members } from '../../i18n/members.ts';
import { t } from '../../i18n/translate.ts';
import { ChoiceChips } from '../../ui/controls/chip.tsx';

const options = languages.map((language) => ({ value: language, label: languageNames[language] }));

export function LanguageSwitch() {
  return (
    <ChoiceChips
      label={t(members.language)}
      name="language"
      options={options}
      value={currentLanguage()}
      onChange={setLanguage}
    />
  );
}
