import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { memo, useState } from 'react';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
// The code loads with the chat: without a network it could not be loaded any more.
import { WaitingMenu } from '../actions/waiting-menu.tsx';
import { goToPlace } from '../composer/go-to-place.ts';
import { readDraft } from '../drafts/drafts.ts';
import { takeBack, throwAway } from '../outbox/outbox.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { useEver } from '../../../../state/use-ever.ts';
import { DayLine } from './day-line.tsx';
import type { MessageEntry } from './list-entries.ts';
import { OutgoingRow } from './outgoing-row.tsx';

interface WaitingMessagesProps {
  /** The messages that wait. */
  entries: readonly MessageEntry[];
  now: number;
}

/** The messages that wait for the connection, with their menu. It stays mounted, so that the menu can close. */
export const WaitingMessages = memo(function WaitingMessages(group: WaitingMessagesProps) {
  const { partnerId } = useOpenChat();
  const [menuId, setMenuId] = useState<string>();
  const hasWaited = useEver(group.entries.length > 0);
  const close = () => setMenuId(undefined);
  const change = (id: string) => {
    close();
    takeBack(id);
    goToPlace(readDraft(partnerId).length);
  };
  const remove = (id: string) => {
    close();
    throwAway(id);
    // The message to which the closing menu would return the focus is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true }));
  };
  return (
    hasWaited && (
      <>
        {group.entries.length > 0 && <WaitingGroup {...group} onOpen={setMenuId} />}
        <WaitingMenu
          message={group.entries.find(({ key }) => key === menuId)?.outgoing}
          onClose={close}
          onChange={change}
          onDelete={remove}
        />
      </>
    )
  );
});

function textFor(count: number): string {
  if (count === 1) return t(texts.waitsHere);
  return count === 2 ? t(texts.bothWait) : t(texts.allWait, { count });
}

type WaitingGroupProps = WaitingMessagesProps & { onOpen: (id: string) => void };

/** They stand below one line, and how they go on is said once for all. */
function WaitingGroup({ entries, now, onOpen }: WaitingGroupProps) {
  const [first] = entries;
  return (
    <div className="list-part">
      {first?.beginsDay && <DayLine timestamp={first.timestamp} now={now} />}
      <p className="unread-line mb-0.5">{t(texts.waitingForLine)}</p>
      {entries.map(
        ({ key, outgoing, place }, index) =>
          outgoing && (
            <OutgoingRow
              key={key}
              message={outgoing}
              place={place}
              onOpen={onOpen}
              isTabStop={index === entries.length - 1}
            />
          ),
      )}
      <p className="outgoing-state mt-1">
        <Icon icon={clockIcon} size={16} />
        {textFor(entries.length)}
      </p>
    </div>
  );
}
