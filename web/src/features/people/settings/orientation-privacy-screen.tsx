import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import sunriseIcon from 'lucide/dist/esm/icons/sunrise.mjs';
import { settingPages } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { RowCard } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OnlyLikedRow } from './only-liked-row.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';
import { visibilityOptions } from './visibility-options.ts';

const effects = [
  { icon: searchIcon, text: settingPages.hidingSearch },
  { icon: sunriseIcon, text: settingPages.hidingDeck },
  { icon: eyeIcon, text: settingPages.hidingGuess },
];

/** The choice of who sees orientation and gender detail. It says what hiding them does and does not do. */
export function OrientationPrivacyScreen() {
  const own = useOwnSettings();
  return (
    <SettingPage
      own={own}
      title={settingPages.orientationTitle}
      heading={settingPages.whoSees}
      name="orientation_visibility"
      options={visibilityOptions()}
      value={own.data?.orientation_visibility}
      onChange={(orientation_visibility) => own.choose({ orientation_visibility })}
    >
      <h2 className="mx-0.5 mt-2 mb-2 text-[1.25rem]">{t(settingPages.hidingTitle)}</h2>
      <RowCard>
        <ul className="grid gap-3 px-4 py-3.5">
          {effects.map(({ icon, text }) => (
            <li key={text.en} className="flex gap-3">
              <Icon icon={icon} size={22} className="mt-px text-ink-2" />
              <span className="min-w-0">{t(text)}</span>
            </li>
          ))}
        </ul>
      </RowCard>
      <div className="mt-3.5">
        <RowCard>{own.data && <OnlyLikedRow settings={own.data} choose={own.choose} />}</RowCard>
      </div>
    </SettingPage>
  );
}
