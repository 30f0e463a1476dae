import { visibilities } from '@mwanzo/contract/people/options';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import sunriseIcon from 'lucide/dist/esm/icons/sunrise.mjs';
import type { ComponentProps } from 'react';
import { settingPages, settings as texts, visibilityTexts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OnlyLikedRow } from './only-liked-row.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

const hints = {
  everyone: settingPages.everyoneHint,
  matches: settingPages.matchesHint,
  nobody: settingPages.nobodyHint,
};

interface VisibilityPageProps extends Pick<ComponentProps<typeof SettingPage>, 'title' | 'heading' | 'children'> {
  name: 'birthday_visibility' | 'orientation_visibility';
}

/** A page with the choice of who sees a fact about the member. */
function VisibilityPage({ name, ...page }: VisibilityPageProps) {
  const own = useOwnSettings();
  return (
    <SettingPage
      {...page}
      own={own}
      name={name}
      options={visibilities.map((value) => ({ value, label: t(visibilityTexts[value]), hint: t(hints[value]) }))}
      value={own.data?.[name]}
      onChange={(visibility) => own.choose({ [name]: visibility })}
    />
  );
}

/** The choice of who sees the birthday. */
export function BirthdayPrivacyScreen() {
  return (
    <VisibilityPage name="birthday_visibility" title={texts.birthday} heading={settingPages.whoSeesBirthday}>
      <Note>{t(settingPages.birthdayNote)}</Note>
    </VisibilityPage>
  );
}

const effects = [
  { icon: searchIcon, text: settingPages.hidingSearch },
  { icon: sunriseIcon, text: settingPages.hidingDeck },
  { icon: eyeIcon, text: settingPages.hidingGuess },
];

/** The choice of who sees orientation and gender detail. It says what hiding them does and does not do. */
export function OrientationPrivacyScreen() {
  return (
    <VisibilityPage name="orientation_visibility" title={settingPages.orientationTitle} heading={settingPages.whoSees}>
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
        <RowCard>
          <OnlyLikedRow />
        </RowCard>
      </div>
    </VisibilityPage>
  );
}
