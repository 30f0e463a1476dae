import { RefusedPhotoNote } from '../../features/notifications/refused-photo-note.tsx';
import { ProfileScreen } from '../../features/profiles/profile-screen.tsx';

export default function ProfilePage() {
  return <ProfileScreen abovePhotos={<RefusedPhotoNote />} />;
}
