import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/session.ts';
import { startCountingMonth } from '../device/month-bytes.ts';
import { ProfilePanel } from '../features/people/members/profile-panel.tsx';
import { ProfileViewer } from '../features/people/members/profile-viewer.tsx';
import { CompletenessCard } from '../features/people/profiles/completeness/completeness-card.tsx';
import { EditProfileDialog } from '../features/people/profiles/edit-profile-dialog.tsx';
import { ownProfileQuery } from '../shared/profiles/own-profile.ts';

// The count starts here, because this code arrives at the first touch of every visit.
startCountingMonth();

interface OwnProfileDialogsProps {
  open: boolean;
  onClose: () => void;
}

/** The panel with the member's own profile, and the dialog above it that edits the profile. */
export function OwnProfileDialogs({ open, onClose }: OwnProfileDialogsProps) {
  const { profile } = useSession();
  const [editing, setEditing] = useState(false);
  const [previewed, setPreviewed] = useState<number>();
  const queryClient = useQueryClient();
  return (
    <>
      <ProfilePanel
        open={open}
        onClose={onClose}
        onEdit={() => setEditing(true)}
        onPreview={setPreviewed}
        completeness={profile && <CompletenessCard profile={profile} onEdit={() => setEditing(true)} />}
      />
      <ProfileViewer profileId={previewed} onClose={() => setPreviewed(undefined)} />
      <EditProfileDialog
        open={editing}
        onClose={() => setEditing(false)}
        onSaved={(saved) => queryClient.setQueryData(ownProfileQuery.queryKey, saved)}
      />
    </>
  );
}
