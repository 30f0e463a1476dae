import { keptMax } from '@mwanzo/contract/limits';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import bookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { useId } from 'react';
import { useNow } from '../../../device/use-now.ts';
import { keeps as texts } from '../../../i18n/keeps.ts';
import { decidedByOf } from '../../../i18n/review-status.ts';
import { swipeRefusals } from '../../../i18n/swipe-refusals.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhotos } from '../../../photos/profile-photo.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';

interface KeepSheetProps {
  /** Undefined while the sheet is closed. */
  profile: VisibleProfile | undefined;
  verification: Verification | undefined;
  /** The number of people on the list. */
  count: number;
  onClose: () => void;
  onKeep: () => void;
  onOpenList: () => void;
}

/** A sheet that says why somebody cannot be liked yet, and offers to keep them for later. */
export function KeepSheet({ profile, onClose, ...rest }: KeepSheetProps) {
  const titleId = useId();
  return (
    <DialogFrame open={profile !== undefined} onClose={onClose} shape="sheet" ground="surface" labelledBy={titleId}>
      {profile && <Content {...rest} profile={profile} titleId={titleId} onClose={onClose} />}
    </DialogFrame>
  );
}

type ContentProps = KeepSheetProps & { profile: VisibleProfile; titleId: string };

function Content({ profile, titleId, verification, count, onClose, onKeep, onOpenList }: ContentProps) {
  const { name } = profile;
  const decided = decidedByOf(verification, useNow());
  return (
    <div
      className={
        'grid min-h-0 justify-items-center overflow-y-auto overscroll-contain px-4 pt-7 text-center ' +
        'pb-[max(20px,env(safe-area-inset-bottom))]'
      }
    >
      <PortraitBeforeSun profile={profile} />
      <h2 id={titleId} className="mt-4.5 text-[1.625rem] tracking-[-0.02em]">
        {t(swipeRefusals.notVerified)}
      </h2>
      <p className="mt-1 max-w-[240px] text-balance">{t(swipeRefusals.notVerifiedText)}</p>
      <p className="mt-2 text-balance text-ink-2">
        {decided === null ? t(texts.withReviewerLate, { name }) : t(texts.withReviewer, { name, decided })}
      </p>
      {count < keptMax ? (
        <Button full icon={bookmarkIcon} className="mt-5" onClick={onKeep}>
          {t(texts.keep)}
        </Button>
      ) : (
        <Button full className="mt-5" aria-haspopup="dialog" onClick={onOpenList}>
          {t(texts.full)}
        </Button>
      )}
      <Button full variant="ghost" className="mt-2" onClick={onClose}>
        {t(texts.notNow)}
      </Button>
    </div>
  );
}

/** The person's portrait in an arch, before half a sun on the horizon. */
function PortraitBeforeSun({ profile }: { profile: VisibleProfile }) {
  const [picture] = profilePhotos(profile);
  return (
    <div className="relative grid w-62.5 flex-none justify-items-center border-b-2 border-line-strong">
      <span
        aria-hidden
        className="absolute bottom-0 h-23.75 w-47.5 rounded-t-full bg-blush folded:h-18.75 folded:w-37.5"
      />
      <ArchPortrait
        src={picture?.src}
        thumbhash={picture?.thumbhash}
        alt={profile.name}
        shape="doorway"
        sizes="110px"
        position="50% 22%"
        className="h-34 w-27.5 folded:h-26 folded:w-21"
      />
    </div>
  );
}
