import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useQuery } from '@tanstack/react-query';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import logOutIcon from 'lucide/dist/esm/icons/log-out.mjs';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { nameAndAge } from '../../../i18n/isolate.ts';
import { preferenceSummary } from '../../../i18n/preference-summary.ts';
import { preferences as preferenceTexts } from '../../../i18n/preferences.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { decisionsQuery } from '../../../queries/decisions.ts';
import { ownEmailQuery } from '../../../queries/own-email.ts';
import { preferencesQuery } from '../../../queries/preferences.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { LinkRow, RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { AboutRows } from './about-rows.tsx';
import { AccountGroup } from './account-group.tsx';
import { ConfirmReminder } from './confirm-reminder.tsx';
import { DataGroup } from './data-group.tsx';
import { HelpGroup, LegalGroup } from './help-group.tsx';
import { NotificationGroup } from './notification-group.tsx';
import { PrivacyGroup } from './privacy-group.tsx';
import { statusOfAll } from './status-of-all.ts';
import { useAccountSettings } from './use-account-settings.ts';
import { useOwnSettings } from './use-own-settings.ts';

interface SettingsScreenProps {
  /** Called with the member's id to show the profile as others see it. */
  onPreview: (profileId: number) => void;
  onLogout: () => void;
}

/** All settings of a member on one page. */
export function SettingsScreen({ onPreview, onLogout }: SettingsScreenProps) {
  const { profile, data, error, refetch, status, choose } = useOwnSettings();
  const account = useAccountSettings();
  // All of them load before the page appears, so that no row moves away from under a finger.
  const decisions = useQuery(decisionsQuery);
  const email = useQuery(ownEmailQuery);
  const hasArrived =
    (account.data !== undefined || account.error !== null) &&
    (!decisions.isPending || decisions.failureCount > 0) &&
    (!email.isPending || email.failureCount > 0);
  return (
    <InnerPage
      title={t(texts.title)}
      up="/discover"
      // The page is long, so the note that a choice was saved stays in view.
      status={<SavedNote status={statusOfAll([status, account.status])} />}
    >
      <Loaded of={{ data: hasArrived ? data : undefined, error, refetch }}>
        {(settings) =>
          profile && (
            <>
              <ConfirmReminder />
              <RowGroup>
                <ProfileRow profile={profile} onPreview={onPreview} />
                <PreferencesRow />
                <AboutRows settings={settings} />
              </RowGroup>
              <PrivacyGroup settings={settings} account={account} />
              <NotificationGroup account={account} />
              <DataGroup />
              <AccountGroup profile={profile} settings={settings} choose={choose} />
              <HelpGroup />
              <LegalGroup />
            </>
          )
        }
      </Loaded>
      {((hasArrived && data) || error !== null) && (
        <Button variant="outlined" full icon={logOutIcon} className="mt-6" onClick={onLogout}>
          {t(texts.logout)}
        </Button>
      )}
    </InnerPage>
  );
}

function ProfileRow({ profile, onPreview }: { profile: OwnProfile; onPreview: (profileId: number) => void }) {
  return (
    <button type="button" className={`${rowClass} py-3! hover:bg-sunk`} onClick={() => onPreview(profile.id)}>
      <ArchPortrait
        {...profilePhoto(profile)}
        alt=""
        sizes="60px"
        position="50% 24%"
        className="h-18 w-15 flex-none rounded-[30px_30px_12px_12px]!"
      />
      <RowText
        label={
          <span className="font-display text-[1.375rem] leading-[1.15] font-bold tracking-[-0.02em]">
            {nameAndAge(profile.name, profile.age)}
          </span>
        }
        hint={t(texts.seeProfile)}
      />
      <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
    </button>
  );
}

function PreferencesRow() {
  const { data } = useQuery(preferencesQuery);
  return (
    <LinkRow
      href="/preferences"
      icon={slidersHorizontalIcon}
      label={t(preferenceTexts.title)}
      // The non-breaking space reserves the height until the text is there.
      hint={data ? preferenceSummary(data) : '\u00A0'}
    />
  );
}
