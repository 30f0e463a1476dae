import { useSession } from '../../../api/session.ts';
import { memberBar } from '../../../i18n/member-bar.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { Avatar } from '../../../ui/photos/avatar.tsx';

/** The member's own photo in the top bar, which opens the side panel. */
export function ProfileButton({ onOpen }: { onOpen: () => void }) {
  const { profile } = useSession();
  const photo = profilePhoto(profile);
  return (
    <button
      type="button"
      aria-label={t(memberBar.openProfile)}
      aria-haspopup="dialog"
      className="grid size-11 place-items-center rounded-full"
      onClick={onOpen}
    >
      <Avatar {...photo} />
    </button>
  );
}
