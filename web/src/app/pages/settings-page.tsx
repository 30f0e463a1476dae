import { useState, type ComponentType } from 'react';
import { EmailScreen } from '../../features/people/accounts/recovery/email-screen.tsx';
import { PasswordScreen } from '../../features/people/accounts/recovery/password-screen.tsx';
import { SecondStepScreen } from '../../features/people/accounts/second-step/second-step-screen.tsx';
import { DeleteAccountScreen } from '../../features/people/accounts/own-data/delete-account-screen.tsx';
import { DownloadScreen } from '../../features/people/accounts/own-data/download-screen.tsx';
import { BlockedScreen } from '../../features/conversations/blocks/blocked-screen.tsx';
import { ConsentsScreen } from '../../features/core/consents/consents-screen.tsx';
import { DevicesScreen } from '../../features/people/devices/devices-screen.tsx';
import { ProfileViewer } from '../../features/people/members/profile-viewer.tsx';
import { PaymentsScreen } from '../../features/billing/payments/payments-screen.tsx';
import { PreferencesScreen } from '../../features/people/preferences/preferences-screen.tsx';
import { DecisionsScreen } from '../../features/trust/reports/decisions-screen.tsx';
import { ReportWhomScreen } from '../../features/trust/reports/report-whom-screen.tsx';
import { GenderScreen } from '../../features/people/settings/gender-screen.tsx';
import { LanguageScreen } from '../../features/people/settings/language-screen.tsx';
import { MailScreen } from '../../features/people/settings/mail-screen.tsx';
import { OwnIntentFields } from '../../features/people/settings/own-intent-fields.tsx';
import { OwnOrientationScreen } from '../../features/people/settings/own-orientation-screen.tsx';
import { QuietHoursScreen } from '../../features/people/settings/quiet-hours-screen.tsx';
import { SettingsScreen } from '../../features/people/settings/settings-screen.tsx';
import { BirthdayPrivacyScreen, OrientationPrivacyScreen } from '../../features/people/settings/visibility-screens.tsx';
import { leave } from '../logout-asked.ts';
import type { PageProps } from '../page-props.ts';
import { reportMatch } from '../people/report-match.ts';

function SettingsWithPreview() {
  const [previewed, setPreviewed] = useState<number>();
  return (
    <>
      <SettingsScreen onPreview={setPreviewed} onLogout={leave} />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

const screens: Readonly<Record<string, ComponentType>> = {
  preferences: () => <PreferencesScreen own={<OwnIntentFields />} />,
  'settings/privacy': OrientationPrivacyScreen,
  'settings/birthday': BirthdayPrivacyScreen,
  'settings/gender': GenderScreen,
  'settings/orientation': OwnOrientationScreen,
  'settings/language': LanguageScreen,
  'settings/quiet': QuietHoursScreen,
  'settings/mail': MailScreen,
  'settings/email': EmailScreen,
  'settings/password': PasswordScreen,
  'settings/second-step': SecondStepScreen,
  'settings/blocked': BlockedScreen,
  'settings/report': () => <ReportWhomScreen onChoose={reportMatch} />,
  'settings/payments': PaymentsScreen,
  'settings/data': DownloadScreen,
  'settings/delete': DeleteAccountScreen,
  'settings/decisions': DecisionsScreen,
  'settings/consents': ConsentsScreen,
  'settings/devices': DevicesScreen,
};

/**
 * Shows preferences, the settings and the pages below them, which are small and load together. routes.ts lists them
 * too.
 */
export default function SettingsPage({ params }: PageProps) {
  const Screen = screens[params['page'] ?? ''] ?? SettingsWithPreview;
  return <Screen />;
}
