import { useState } from 'react';
import { Link } from 'wouter';
import { ProfileButton } from '../features/members/profile-button.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { deferred } from '../loading/deferred.tsx';
import { TopBar } from '../ui/frames/top-bar.tsx';
import { LayerToCome } from '../ui/layers/layer-to-come.tsx';

const OwnProfileDialogs = deferred(async () => (await import('./own-profile-dialogs.tsx')).OwnProfileDialogs, {
  when: 'touched',
  placeholder: LayerToCome,
});

/** The bar over the signed-in screens: the member's photo, which opens the panel, the brand and the bell. */
export function MemberTopBar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TopBar
        homeHref="/discover"
        link={Link}
        start={<ProfileButton onOpen={() => setOpen(true)} />}
        end={<NotificationBell />}
      />
      <OwnProfileDialogs open={open} onClose={() => setOpen(false)} />
    </>
  );
}
