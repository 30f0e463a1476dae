import type { Message } from '@mwanzo/contract/conversations/messages';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useMemo, useState } from 'react';
import { meeting as texts } from '../../../../i18n/meeting.ts';
import { t } from '../../../../i18n/translate.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { fromAbove } from '../../../../ui/frames/inner-page.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useOpenChat } from '../partner/open-chat.ts';
import { isOffered, noteOffered } from './meeting-memory.ts';
import { agreeToMeet } from './meeting-rules.ts';
import { realNow } from '../../../../device/server-clock.ts';

const recentMs = 3 * 24 * 3_600_000;

/** Old messages do not count. A message with a warning has its own card. */
const isRecent = ({ is_deleted, warning, timestamp }: Message) =>
  !is_deleted && warning === null && realNow() - Date.parse(timestamp) < recentMs;

/**
 * Offers a date plan once two people agree on a place or a time. It is offered once per conversation; the other member
 * does not see it.
 */
export function MeetingOffer({ messages }: { messages: readonly Message[] }) {
  const { partnerId } = useOpenChat();
  const [isOver, setOver] = useState(() => isOffered(partnerId));
  const agreed = useMemo(() => !isOver && agreeToMeet(messages.filter(isRecent)), [isOver, messages]);
  if (!agreed) return null;
  const close = () => {
    noteOffered(partnerId);
    setOver(true);
  };
  return (
    <section aria-labelledby="meeting-offer" className="chat-column bg-cotton py-2">
      <div className="grid enter-fade grid-cols-[36px_minmax(0,1fr)_44px] gap-x-3 rounded-[20px] bg-blush p-3">
        <span className="grid size-9 place-items-center rounded-[12px] bg-surface">
          <Icon icon={calendarDaysIcon} size={22} />
        </span>
        <div>
          <h2 id="meeting-offer" className="text-[1.0625rem] leading-[1.2] tracking-[-0.01em]">
            {t(texts.offer)}
          </h2>
          <p className="mt-0.5 text-tiny text-ink-2">{t(texts.offerText)}</p>
          <LinkButton
            to={`/dates/with/${partnerId}`}
            state={fromAbove}
            onClick={() => noteOffered(partnerId)}
            size="sm"
            variant="outlined"
            className="mt-2"
          >
            {t(texts.plan)}
          </LinkButton>
        </div>
        <IconButton icon={xIcon} iconSize={20} label={t(texts.close)} className="-mt-2 -mr-1" onClick={close} />
      </div>
    </section>
  );
}
