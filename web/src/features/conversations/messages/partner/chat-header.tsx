import type { Presence } from '@mwanzo/contract/events';
import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDeviceNow } from '../../../../device/use-now.ts';
import { kept } from '../../../../i18n/kept.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { presence as presenceTexts } from '../../../../i18n/presence.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { isPageBehind } from '../../../../ui/layers/layer-history.ts';
import { Avatar } from '../../../../ui/photos/avatar.tsx';
import { VerifiedBadge } from '../../../../ui/words/verified-badge.tsx';
import type { ShownPartner } from './use-partner.ts';

interface ChatHeaderProps {
  partner: ShownPartner;
  presence: Presence;
  isTyping: boolean;
  /** The time when the messages were loaded, in ms since the epoch. It is shown without a network only; 0 never. */
  asOf?: number;
  onOpenProfile: (profileId: number) => void;
  /** Content at the end of the header. */
  menu?: ReactNode;
}

function activityText({ presence, isTyping }: Pick<ChatHeaderProps, 'presence' | 'isTyping'>): string | undefined {
  if (isTyping) return t(texts.isTyping);
  if (presence === null) return undefined;
  return t(presenceTexts[presence]);
}

function LoadedAt({ at }: { at: number }) {
  return t(kept.asOf, { time: localClock(at, useDeviceNow()) });
}

export function ChatHeader({ partner, presence, isTyping, asOf = 0, onOpenProfile, menu }: ChatHeaderProps) {
  const { name, profileId, isVerified } = partner;
  const [, navigate] = useLocation();
  const goBack = () => (isPageBehind() ? history.back() : navigate('/matches', { replace: true }));
  const look = 'flex min-h-12 max-w-full min-w-0 items-center gap-2.5 justify-self-start rounded-md pr-2 text-left';
  const activity = asOf > 0 ? <LoadedAt at={asOf} /> : activityText({ presence, isTyping });
  const photoAndName = (
    <>
      <Avatar src={partner.photo} thumbhash={partner.thumbhash} />
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-1.25">
          <bdi className="truncate pb-0.5">{name}</bdi>
          {isVerified && <VerifiedBadge size={19} />}
        </span>
        {activity !== undefined && (
          <span className="truncate font-text text-tiny leading-[1.3] font-normal tracking-normal text-ink-2">
            {activity}
          </span>
        )}
      </span>
    </>
  );
  return (
    <header
      className={
        'chat-column z-2 grid h-16 flex-none grid-cols-[44px_1fr_auto] items-center bg-surface ' +
        'shadow-[0_1px_0_var(--color-line)] low:h-13'
      }
    >
      <IconButton icon={arrowLeftIcon} label={t(texts.back)} onClick={goBack} />
      <h1 tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] text-[1.1875rem] outline-none">
        {profileId === null ? (
          <span className={look}>{photoAndName}</span>
        ) : (
          <button
            type="button"
            title={t(texts.viewProfile, { name })}
            aria-haspopup="dialog"
            className={look}
            onClick={() => onOpenProfile(profileId)}
          >
            {photoAndName}
          </button>
        )}
      </h1>
      {menu}
    </header>
  );
}
