import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { ProfileButton } from '../features/members/profile-button.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { TopBar } from '../ui/top-bar.tsx';

const OwnProfileDialogs = lazy(() => import('./own-profile-dialogs.tsx'));

/** The bar over the signed-in screens: the own face, which opens the panel, the brand and the bell. */
export function MemberTopBar() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openPanel = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <TopBar homeHref="/discover" link={Link} start={<ProfileButton onOpen={openPanel} />} end={<NotificationBell />} />
      {wanted && (
        <Suspense>
          <OwnProfileDialogs open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
