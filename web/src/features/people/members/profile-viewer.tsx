import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { useQuery } from '@tanstack/react-query';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import type { ReactNode } from 'react';
import { members } from '../../../i18n/members.ts';
import { t } from '../../../i18n/translate.ts';
import { profileQuery } from '../../../queries/profile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LoadFailed } from '../../../ui/frames/load-failed.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import type { AskAbout } from './person-links.tsx';
import { ProfileDetails, ProfileDialog } from './profile-preview.tsx';

interface ProfileViewerProps {
  /** Undefined while the dialog is closed. */
  profileId: number | undefined;
  onClose: () => void;
  /** Given for matches, who can write to each other. */
  onMessage?: () => void;
  /** Other buttons at the foot. */
  foot?: ReactNode;
  /** Given to show a reply button on each prompt. */
  onReply?: (prompt: PromptAnswer) => void;
  /** Offers to report, block or unmatch this person. */
  onAsk?: AskAbout;
}

/** Shows a member's profile by its id. The profile is fetched when the dialog opens. */
export function ProfileViewer({ profileId, onClose, onMessage, foot, onReply, onAsk }: ProfileViewerProps) {
  const { data, isPending, error, refetch } = useQuery({
    ...profileQuery(profileId ?? 0),
    enabled: profileId !== undefined,
  });
  return (
    <ProfileDialog
      open={profileId !== undefined}
      label={data?.name ?? ''}
      onClose={onClose}
      foot={
        foot ??
        (onMessage && (
          <Button icon={messageCircleIcon} onClick={onMessage}>
            {t(members.message)}
          </Button>
        ))
      }
    >
      {data && <ProfileDetails profile={data} onReply={onReply} onAsk={onAsk} />}
      {!data && (
        <div className="grid min-h-75 place-content-center justify-items-center">
          {isPending ? (
            <Spinner />
          ) : (
            <LoadFailed error={error} onRetry={() => void refetch()}>
              {t(members.loadFailed)}
            </LoadFailed>
          )}
        </div>
      )}
    </ProfileDialog>
  );
}
