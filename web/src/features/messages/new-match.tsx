import { useSession } from '../../api/session.ts';
import { sharedInterests } from '../../i18n/icebreakers.ts';
import { interestLabel } from '../../i18n/interests.ts';
import { messages as texts } from '../../i18n/messages.ts';
import { t } from '../../i18n/translate.ts';
import { ArchPortrait } from '../../ui/photos/arch-portrait.tsx';
import type { ShownPartner } from './use-partner.ts';

/** Shown in place of the messages while neither member has written. */
export function NewMatch({ partner }: { partner: ShownPartner }) {
  const { profile } = useSession();
  const [first, second] = sharedInterests(profile?.interests ?? [], partner.interests).map(interestLabel);
  return (
    <div className="chat-column grid min-h-0 flex-1 overflow-y-auto py-3.5">
      <div className="m-auto grid justify-items-center gap-2 text-center">
        <ArchPortrait src={partner.photo} thumbhash={partner.thumbhash} alt="" sizes="120px" className="h-37 w-30" />
        <h2 className="wrap-anywhere">{t(texts.matched, { name: partner.name })}</h2>
        {first !== undefined && (
          <p className="text-ink-2">
            {second === undefined ? t(texts.bothLike, { interests: first }) : t(texts.bothLikeTwo, { first, second })}
          </p>
        )}
      </div>
    </div>
  );
}
