import type { Match } from '@mwanzo/contract/matches';
import { Link } from 'wouter';
import { useSession } from '../../../api/session.ts';
import { icebreakersFor } from '../../../i18n/icebreakers.ts';
import { matchDialog } from '../../../i18n/match-dialog.ts';
import { t } from '../../../i18n/translate.ts';
import { ui } from '../../../i18n/ui.ts';
import { photoSource } from '../../../photos/image-url.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { ActionChip } from '../../../ui/controls/chip.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LogoSymbol } from '../../../ui/drawings/logo.tsx';
import { xIcon } from '../../../ui/icons/x.ts';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';

export interface MatchMoment {
  match: Match;
  /** What they like, for first lines. */
  interests: readonly string[];
}

interface MatchDialogProps {
  moment: MatchMoment | undefined;
  onClose: () => void;
  /** Opens the chat; with a first line that was picked. */
  onChat: (match: Match, draft?: string) => void;
}

const titleId = 'match-title';

export function MatchDialog({ moment, onClose, onChat }: MatchDialogProps) {
  return (
    <DialogFrame open={moment !== undefined} onClose={onClose} shape="full" labelledBy={titleId}>
      {moment && (
        <div className="relative flex min-h-full flex-1 flex-col overflow-x-clip overflow-y-auto mji text-on-wine">
          <div className="pindo flex-none" />
          <IconButton
            icon={xIcon}
            iconSize={22}
            label={t(ui.close)}
            variant="onWine"
            className="absolute! top-10 right-2.5 z-3"
            onClick={onClose}
          />
          <div className="flex flex-1 flex-col items-center px-4 pt-9 text-center short:pt-4.5">
            <p lang="sw" className="saying text-marigold">
              Mwanzo mwema
            </p>
            <h2
              id={titleId}
              className="my-2 text-[3.5rem] leading-none! tracking-[-0.04em] sm:text-[4.75rem] short:my-1 short:text-[2.875rem]"
            >
              {t(matchDialog.match)}
            </h2>
            <p className="text-lead wrap-anywhere text-on-wine-2">
              {t(matchDialog.matchText, { name: moment.match.name })}
            </p>
            <Arches match={moment.match} />
          </div>
          <MatchActions moment={moment} onClose={onClose} onChat={onChat} />
        </div>
      )}
    </DialogFrame>
  );
}

function Arches({ match }: { match: Match }) {
  const { profile } = useSession();
  const own = profile ? profilePhoto(profile) : { src: null, thumbhash: null };
  const shape = { shape: 'doorway', sizes: '190px', eager: true, position: '50% 50%' } as const;
  return (
    <div className="relative mt-5 grid min-h-47.5 w-full max-w-95 flex-1 grid-cols-2 items-end gap-2.5">
      <span className="match-sun absolute inset-x-0 bottom-[12%] mx-auto aspect-square h-[min(86%,290px)] rounded-full bg-coral" />
      <ArchPortrait
        {...shape}
        src={own.src}
        thumbhash={own.thumbhash}
        alt={t(matchDialog.you)}
        className="match-left z-1 h-[min(94%,330px)]"
      />
      <ArchPortrait
        {...shape}
        src={photoSource(match.photo_detail)}
        thumbhash={match.photo_detail?.thumbhash}
        alt={match.name}
        className="match-right z-1 h-[min(84%,292px)]"
      />
      <span className="absolute inset-x-0 bottom-7.5 z-2 grid place-items-center">
        <span className="match-heart grid size-21 place-items-center rounded-full bg-white shadow-[0_10px_30px_rgb(0_0_0/0.35)] [--mark-1:#c2184b]">
          <LogoSymbol size={48} />
        </span>
      </span>
    </div>
  );
}

function MatchActions({ moment: { match, interests }, onClose, onChat }: MatchDialogProps & { moment: MatchMoment }) {
  const { profile } = useSession();
  const href = `/chat/${match.user.id}`;
  return (
    <div className="scallops z-3 flex-none bg-cotton px-5 py-4 text-ink [--scallops:var(--color-cotton)] sm:mx-auto sm:mb-10 sm:w-120 sm:rounded-b-xl short:pt-3.5 short:pb-2.5">
      <div className="short:hidden">
        <p className="mb-2 text-label font-semibold">{t(matchDialog.breakTheIce)}</p>
        <div className="-mr-5 mb-3.5 flex [scrollbar-width:none] gap-2 overflow-x-auto p-0.5 pr-5 sm:mr-0 sm:flex-wrap">
          {icebreakersFor(profile?.interests ?? [], interests).map((line) => (
            <ActionChip key={line} onClick={() => onChat(match, line)}>
              {line}
            </ActionChip>
          ))}
        </div>
      </div>
      <Link href={href} state={{ match }} asChild>
        <LinkButton full>{t(matchDialog.sayHello)}</LinkButton>
      </Link>
      <Button variant="ghost" size="sm" full className="mt-1" onClick={onClose}>
        {t(matchDialog.keepSwiping)}
      </Button>
    </div>
  );
}
