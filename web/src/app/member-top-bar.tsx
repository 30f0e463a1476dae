import { useState } from 'react';
import { ProfileButton } from '../features/people/members/profile-button.tsx';
import { NotificationBell } from '../features/notices/notifications/notification-bell.tsx';
import { TopBar } from '../ui/frames/top-bar.tsx';
import { deferredLayer } from '../ui/layers/layer-to-come.tsx';

const OwnProfileDialogs = deferredLayer(
  async () => (await import('./own-profile-dialogs.tsx')).OwnProfileDialogs,
  'open',
);

interface MemberTopBarProps {
  /** True in the head of a pane, where only the bell and the photo are shown. */
  inPane?: boolean;
}

/** The bar above the signed-in screens: the member's photo, which opens the panel, the brand and the bell. */
export function MemberTopBar({ inPane = false }: MemberTopBarProps) {
  const [open, setOpen] = useState(false);
  const photo = <ProfileButton onOpen={() => setOpen(true)} />;
  return (
    <>
      {inPane ? (
        <div className="flex gap-1">
          <NotificationBell />
          {photo}
        </div>
      ) : (
        <TopBar start={photo} end={<NotificationBell />} />
      )}
      <OwnProfileDialogs open={open} onClose={() => setOpen(false)} />
    </>
  );
}
