import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfilePanel } from '../features/members/profile-panel.tsx';
import { EditProfileDialog } from '../features/profiles/edit-profile-dialog.tsx';
import { ownProfileQuery } from '../queries/own-profile.ts';

interface OwnProfileDialogsProps {
  open: boolean;
  onClose: () => void;
}

/** The panel with the member's own profile, and over it the dialog that edits it. */
export function OwnProfileDialogs({ open, onClose }: OwnProfileDialogsProps) {
  const [editing, setEditing] = useState(false);
  const queryClient = useQueryClient();
  return (
    <>
      <ProfilePanel open={open} onClose={onClose} onEdit={() => setEditing(true)} />
      <EditProfileDialog
        open={editing}
        onClose={() => setEditing(false)}
        onSaved={(profile) => queryClient.setQueryData(ownProfileQuery.queryKey, profile)}
      />
    </>
  );
}
