import { BirthdayPrivacyScreen } from '../../features/settings/birthday-privacy-screen.tsx';
import { GenderScreen } from '../../features/settings/gender-screen.tsx';
import { LanguageScreen } from '../../features/settings/language-screen.tsx';
import { OrientationPrivacyScreen } from '../../features/settings/orientation-privacy-screen.tsx';
import { OwnOrientationScreen } from '../../features/settings/own-orientation-screen.tsx';
import type { PageProps } from '../page-props.ts';

/** A page below the settings. routes.ts lists the same sections. */
export default function SettingPage({ params }: PageProps) {
  switch (params['section']) {
    case 'privacy':
      return <OrientationPrivacyScreen />;
    case 'birthday':
      return <BirthdayPrivacyScreen />;
    case 'gender':
      return <GenderScreen />;
    case 'orientation':
      return <OwnOrientationScreen />;
    default:
      return <LanguageScreen />;
  }
}
