import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useQuery } from '@tanstack/react-query';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../../api/session.ts';
import { ownProfile } from '../../../i18n/own-profile.ts';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { ownProfileQuery } from '../../../shared/profiles/own-profile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RetryButton } from '../../../ui/controls/retry-button.tsx';
import { Page, PageTitle } from '../../../ui/frames/page.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../../ui/frames/unless-offline.tsx';
import { FailedRequestId } from '../../../ui/words/failed-request-id.tsx';
import { CompletenessCard } from './completeness/completeness-card.tsx';
import { OwnPhotos } from './photo-grid/own-photos-deferred.tsx';

interface ProfileScreenProps {
  /** Notes about the photos. */
  abovePhotos?: ReactNode;
  /** The form of the profile. */
  form: ComponentType<{ profile: OwnProfile }>;
  /** Shows the profile as others see it. */
  onPreview: (profileId: number) => void;
}

export function ProfileScreen({ abovePhotos, form: Form, onPreview }: ProfileScreenProps) {
  const { profile } = useSession();
  const { error, refetch } = useQuery({ ...ownProfileQuery, enabled: !profile });
  const isNew = !profile?.is_saved;
  return (
    <Page>
      {isNew && <p className="text-small font-semibold text-ink-2">{t(profiles.step, { step: 2 })}</p>}
      <div className="flex items-start justify-between gap-2">
        <PageTitle title={t(isNew ? profiles.createTitle : profiles.ownTitle)}>{t(profiles.createText)}</PageTitle>
        {profile?.is_saved && (
          <Button
            variant="ghost"
            size="sm"
            icon={eyeIcon}
            aria-haspopup="dialog"
            className="-mr-2 flex-none px-2! text-primary-text"
            onClick={() => onPreview(profile.id)}
          >
            {t(ownProfile.preview)}
          </Button>
        )}
      </div>
      {profile && (
        <div className="mt-4.5 grid gap-4.5">
          {profile.is_saved && <CompletenessCard profile={profile} />}
          {abovePhotos}
          <OwnPhotos profile={profile} />
        </div>
      )}
      {profile && <Form key={profile.id} profile={profile} />}
      {!profile && (
        <UnlessOffline onRetry={() => void refetch()}>
          {error ? (
            <div className="grid justify-items-center gap-4 py-10">
              <p>
                {t(profiles.loadFailed)}
                <FailedRequestId error={error} />
              </p>
              <RetryButton size="md" onRetry={() => void refetch()} />
            </div>
          ) : (
            <Spinner />
          )}
        </UnlessOffline>
      )}
    </Page>
  );
}
