import { useState } from 'react';
import { RefusedPhotoNote } from '../../features/notices/notifications/refused-photo-note.tsx';
import { ProfileScreen } from '../../features/people/profiles/profile-screen.tsx';
import { ProfileViewer } from '../people/profile-viewer-deferred.tsx';
import { OwnProfileForm } from '../own-profile-form.tsx';

export default function ProfilePage() {
  const [previewed, setPreviewed] = useState<number>();
  return (
    <>
      <ProfileScreen abovePhotos={<RefusedPhotoNote />} form={OwnProfileForm} onPreview={setPreviewed} />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
