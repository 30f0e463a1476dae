import { useState } from 'react';
import { ProfileViewer } from '../../features/members/profile-viewer.tsx';
import { PreferencesScreen } from '../../features/preferences/preferences-screen.tsx';
import { BirthdayPrivacyScreen } from '../../features/settings/birthday-privacy-screen.tsx';
import { GenderScreen } from '../../features/settings/gender-screen.tsx';
import { LanguageScreen } from '../../features/settings/language-screen.tsx';
import { MailScreen } from '../../features/settings/mail-screen.tsx';
import { OrientationPrivacyScreen } from '../../features/settings/orientation-privacy-screen.tsx';
import { OwnIntentFields } from '../../features/settings/own-intent-fields.tsx';
import { OwnOrientationScreen } from '../../features/settings/own-orientation-screen.tsx';
import { QuietHoursScreen } from '../../features/settings/quiet-hours-screen.tsx';
import { SettingsScreen } from '../../features/settings/settings-screen.tsx';
import { leave } from '../logout-asked.ts';
import type { PageProps } from '../page-props.ts';

function SettingsWithPreview() {
  const [previewed, setPreviewed] = useState<number>();
  return (
    <>
      <SettingsScreen onPreview={setPreviewed} onLogout={leave} />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

/** Preferences, the settings and the pages below them, which are small and travel together. routes.ts lists them too. */
export default function SettingsPage({ params }: PageProps) {
  switch (params['page']) {
    case 'preferences':
      return <PreferencesScreen own={<OwnIntentFields />} />;
    case 'settings/privacy':
      return <OrientationPrivacyScreen />;
    case 'settings/birthday':
      return <BirthdayPrivacyScreen />;
    case 'settings/gender':
      return <GenderScreen />;
    case 'settings/orientation':
      return <OwnOrientationScreen />;
    case 'settings/language':
      return <LanguageScreen />;
    case 'settings/quiet':
      return <QuietHoursScreen />;
    case 'settings/mail':
      return <MailScreen />;
    default:
      return <SettingsWithPreview />;
  }
}
