import { useState } from 'react';
import { RefusedPhotoNote } from '../../features/notices/notifications/refused-photo-note.tsx';
import { ProfileScreen } from '../../features/people/profiles/profile-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';
import { OwnProfileForm } from '../own-profile-form.tsx';

const ProfileViewer = deferred(
  async () => (await import('../../features/people/members/profile-viewer.tsx')).ProfileViewer,
  {
    when: 'touched',
    placeholder: ({ profileId, onClose }) => <LayerToCome open={profileId !== undefined} onClose={onClose} />,
  },
);

export default function ProfilePage() {
  const [previewed, setPreviewed] = useState<number>();
  return (
    <>
      <ProfileScreen abovePhotos={<RefusedPhotoNote />} form={OwnProfileForm} onPreview={setPreviewed} />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
