import { languages } from '@mwanzo/contract/language';
import { currentLanguage, languageNames } from '../../../i18n/language.ts';
import { settingPages, settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { saveLanguage } from '../../../shared/settings/save-language.ts';
import { RadioRows } from '../../../ui/controls/radio-rows.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Note } from '../../../ui/frames/row-group.tsx';
import { changeLanguage } from '../../../ui/words/change-language.ts';

export function LanguageScreen() {
  return (
    <InnerPage title={t(texts.language)} up="/settings">
      <RadioRows
        label={t(texts.language)}
        name="language"
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={currentLanguage()}
        onChange={(language) => void saveLanguage(language).then(changeLanguage)}
      />
      <Note>{t(settingPages.languageNote)}</Note>
    </InnerPage>
  );
}
