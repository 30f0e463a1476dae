import { settingPages, settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { Note } from '../../../ui/frames/row-group.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';
import { visibilityOptions } from './visibility-options.ts';

/** The choice of who sees the birthday. */
export function BirthdayPrivacyScreen() {
  const own = useOwnSettings();
  return (
    <SettingPage
      own={own}
      title={texts.birthday}
      heading={settingPages.whoSeesBirthday}
      name="birthday_visibility"
      options={visibilityOptions()}
      value={own.data?.birthday_visibility}
      onChange={(birthday_visibility) => own.choose({ birthday_visibility })}
    >
      <Note>{t(settingPages.birthdayNote)}</Note>
    </SettingPage>
  );
}
