import { orientations } from '@mwanzo/contract/people/options';
import { orientationLabels } from '../../../i18n/options.ts';
import { orientationConsentTexts } from '../../../i18n/orientation-consent.ts';
import { settingPages } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { Note } from '../../../ui/frames/row-group.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** The page with the member's own orientation. It says what changing it does. */
export function OwnOrientationScreen() {
  const own = useOwnSettings();
  return (
    <SettingPage
      own={own}
      title={settingPages.ownOrientationTitle}
      name="orientation"
      options={orientations.map((value) => ({ value, label: t(orientationLabels[value]) }))}
      value={own.data?.orientation ?? undefined}
      onChange={(orientation) => own.choose({ orientation })}
    >
      <Note>{t(settingPages.ownOrientationNote)}</Note>
      <Note>{t(orientationConsentTexts.agree)}</Note>
    </SettingPage>
  );
}
