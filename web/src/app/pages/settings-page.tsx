import { useState } from 'react';
import { logout } from '../../api/session.ts';
import { ProfileViewer } from '../../features/members/profile-viewer.tsx';
import { SettingsScreen } from '../../features/settings/settings-screen.tsx';

export default function SettingsPage() {
  const [previewed, setPreviewed] = useState<number>();
  return (
    <>
      <SettingsScreen onPreview={setPreviewed} onLogout={logout} />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
