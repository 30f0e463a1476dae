import { languages, type Language } from '@mwanzo/contract/language';
import { Link } from 'wouter';
import { request } from '../../api/request.ts';
import { logFailure } from '../../device/log-failure.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { currentLanguage, setLanguage } from '../../i18n/language.ts';
import { settingPages, settings as texts } from '../../i18n/settings.ts';
import { t } from '../../i18n/translate.ts';
import { RadioRows } from '../../ui/controls/radio-rows.tsx';
import { InnerPage } from '../../ui/frames/inner-page.tsx';
import { Note } from '../../ui/frames/row-group.tsx';

/** How long the page waits for the server before it changes the language all the same, in ms. */
const patienceMs = 1500;

/** The server writes pushes and mails in the same language. Without a network it learns of the choice another time. */
function chooseLanguage(language: Language): void {
  const saving = request('PATCH /api/account/settings/', {
    body: { language },
    signal: AbortSignal.timeout(patienceMs),
  });
  saving
    .then(undefined, (error: unknown) => logFailure('Could not save the language', error))
    .finally(() => setLanguage(language));
}

export function LanguageScreen() {
  return (
    <InnerPage title={t(texts.language)} up="/settings" link={Link}>
      <RadioRows
        label={t(texts.language)}
        name="language"
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={currentLanguage()}
        onChange={chooseLanguage}
      />
      <Note>{t(settingPages.languageNote)}</Note>
    </InnerPage>
  );
}
