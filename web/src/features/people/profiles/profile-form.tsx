import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { readFormDraft } from '../../../device/form-drafts.ts';
import { ownProfile as texts } from '../../../i18n/own-profile.ts';
import { intentLabels } from '../../../i18n/preferences.ts';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { LinkRow, RowCard } from '../../../ui/frames/row-group.tsx';
import { ProfileFields } from './fields/profile-fields.tsx';
import { isEdited } from './fields/profile-values.ts';
import { useSaveProfile } from './fields/use-save-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

const saving = { endpoint: 'PUT /api/profiles/me', done: profiles.saved, failed: profiles.saveFailed } as const;

interface ProfileFormProps {
  profile: OwnProfile;
  /** Asks a new member whom they want to meet. */
  whom?: ReactNode;
  /** Called with each save, for what `whom` shows. */
  onSave?: () => Promise<unknown>;
}

/** The form of the whole profile. After saving it continues to verification, unless more was edited meanwhile. */
export function ProfileForm({ profile, whom, onSave }: ProfileFormProps) {
  const { form, fields, preparing, submit: read, discard } = useProfileForm('profile', profile, profiles.processFailed);
  const { busy, run: save } = useSaveProfile({
    ...saving,
    onSaved(_, { values }) {
      // A member who has left the page meanwhile finds no older draft there, unless more was typed since.
      const draft = readFormDraft('profile', profile.id);
      if (!form.current && !isEdited(values, { ...values, ...draft })) discard();
    },
  });
  const [, navigate] = useLocation();
  const blocked = busy || preparing;

  const submit = async () => {
    const edit = read();
    if (!edit) return;
    const [saved] = await Promise.all([save(edit), onSave?.()]);
    if (!saved) return;
    const since = edit.settle();
    if (since !== 'edited') discard();
    if (since === 'same') navigate('/verify');
  };

  return (
    <Form ref={form} className="mt-4.5 grid gap-4" onSubmit={() => !blocked && void submit()}>
      <ProfileFields {...fields} promptsDraft="profile-prompts" townPlaceholder={t(profiles.locationPlaceholder)}>
        {profile.is_saved && <LookingForRow profile={profile} />}
      </ProfileFields>
      {whom}
      <Button type="submit" full busy={blocked} className="mt-1.5">
        {t(busy ? profiles.saving : profiles.saveProfile)}
      </Button>
    </Form>
  );
}

/** Shows the member's intent. It is chosen on /preferences, since it also decides which profiles the member sees. */
function LookingForRow({ profile: { intent, shows_intent } }: { profile: OwnProfile }) {
  const chosen = intent ? t(intentLabels[intent]) : t(texts.notSaid);
  const hint = intent && !shows_intent ? t(texts.hidden, { intent: chosen }) : chosen;
  return (
    <RowCard>
      <LinkRow href="/preferences" icon={heartHandshakeIcon} label={t(texts.lookingFor)} hint={hint} />
    </RowCard>
  );
}
