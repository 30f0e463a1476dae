import { useSession } from '../../../api/session.ts';
import { interestLabel } from '../../../i18n/interests.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { sharedInterests } from '../../../i18n/shared-things.ts';
import { t } from '../../../i18n/translate.ts';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import { LikeComments } from './like-comments.tsx';
import type { LoadedPartner } from './partner/use-partner.ts';

/** Replaces the messages while neither member has written. */
export function NewMatch({ partner }: { partner: LoadedPartner }) {
  const { profile } = useSession();
  const [first, second] = sharedInterests(profile, partner).map(interestLabel);
  return (
    // The comments have the lower half of the screen to themselves, so that they move nothing when they arrive late.
    <div
      className={'chat-column grid min-h-0 flex-1 grid-rows-[1fr_auto_1fr] justify-items-center overflow-y-auto py-3.5'}
    >
      <div className="row-start-2 grid justify-items-center gap-2 text-center">
        <ArchPortrait src={partner.photo} thumbhash={partner.thumbhash} alt="" sizes="120px" className="h-37 w-30" />
        <h2 className="wrap-anywhere">{t(texts.matched, { name: partner.name })}</h2>
        {/* This paragraph has its height before the profile has arrived. */}
        <p className="min-h-[1lh] text-ink-2">
          {first !== undefined &&
            (second === undefined ? t(texts.bothLike, { interests: first }) : t(texts.bothLikeTwo, { first, second }))}
        </p>
      </div>
      <div className="row-start-3 w-full max-w-120 pt-6">
        <LikeComments fetches />
      </div>
    </div>
  );
}
