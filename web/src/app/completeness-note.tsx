import { useState } from 'react';
import { useSession } from '../api/session.ts';
import { CompletenessCard } from '../features/people/profiles/completeness/completeness-card.tsx';
import { EditProfileDialog } from '../features/people/profiles/edit-profile-dialog.tsx';

const ignore = () => undefined;

/** Says which field is still missing in the member's own profile, and opens the dialog to add it. */
export function CompletenessNote() {
  const { profile } = useSession();
  const [editing, setEditing] = useState(false);
  return (
    <div className="mt-4">
      {profile && <CompletenessCard profile={profile} onEdit={() => setEditing(true)} />}
      <EditProfileDialog open={editing} onClose={() => setEditing(false)} onSaved={ignore} />
    </div>
  );
}
