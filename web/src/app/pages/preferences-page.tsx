import { PreferencesScreen } from '../../features/preferences/preferences-screen.tsx';
import { OwnIntentFields } from '../../features/settings/own-intent-fields.tsx';

export default function PreferencesPage() {
  return <PreferencesScreen own={<OwnIntentFields />} />;
}
