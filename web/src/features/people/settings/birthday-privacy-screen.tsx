import { settingPages, settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { Note } from '../../../ui/frames/row-group.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';
import { VisibilityRows } from './visibility-rows.tsx';

/** The choice of who sees the birthday. */
export function BirthdayPrivacyScreen() {
  const own = useOwnSettings();
  return (
    <SettingPage title={texts.birthday} heading={settingPages.whoSeesBirthday} own={own}>
      <VisibilityRows
        label={t(settingPages.whoSeesBirthday)}
        name="birthday_visibility"
        value={own.data?.birthday_visibility}
        onChange={(birthday_visibility) => own.choose({ birthday_visibility })}
      />
      <SavedNote status={own.status} />
      <Note>{t(settingPages.birthdayNote)}</Note>
    </SettingPage>
  );
}
