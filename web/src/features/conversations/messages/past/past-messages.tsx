import type { PastMessage } from '@mwanzo/contract/conversations/past-conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../../api/use-action.ts';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useNow } from '../../../../device/use-now.ts';
import { messages as chatTexts } from '../../../../i18n/messages.ts';
import { pastConversations as texts } from '../../../../i18n/past-conversations.ts';
import { t } from '../../../../i18n/translate.ts';
import { fetchPastMessages, pastMessagesQuery } from '../../../../queries/past-conversations.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { beginsDay, beginsGroup } from '../conversation/conversation-rules.ts';
import { DayLine } from '../conversation/day-line.tsx';
import { MessageBubble } from '../conversation/message-bubble.tsx';

const asSent = ({ is_own, timestamp }: PastMessage) => ({ sender: is_own ? 1 : 2, timestamp });

/** Opens the list at its end. When earlier messages are added above, the visible ones do not move. */
function useKeptPlace(first: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ first: number | undefined; height: number }>({ first: undefined, height: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || drawn.current.first === first) return;
    element.scrollTop += element.scrollHeight - drawn.current.height;
    drawn.current = { first, height: element.scrollHeight };
  });
  return list;
}

/** Shows the member's own messages, and a blank for each message of the partner. */
export function PastMessages({ id, messages }: { id: string; messages: readonly PastMessage[] }) {
  const now = useNow();
  const first = messages[0]?.position;
  const list = useKeptPlace(first);
  const begins = messages.map((message, at) => {
    const previous = messages[at - 1];
    return beginsGroup(asSent(message), previous && asSent(previous));
  });
  return (
    <section
      ref={list}
      aria-label={t(chatTexts.conversation, { name: t(texts.deletedMember) })}
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={
        'chat-column min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain ' +
        '[overflow-anchor:none] focus-visible:-outline-offset-3'
      }
    >
      <div className="flex flex-col py-2.5">
        {first !== undefined && first > 1 && <Earlier id={id} before={first} />}
        {messages.map((message, at) => (
          <Fragment key={message.position}>
            {beginsDay(message, messages[at - 1]) && <DayLine timestamp={message.timestamp} now={now} />}
            <div className={classNames('flex', begins[at] ? 'mt-2' : 'mt-0.75')}>
              <MessageBubble
                mine={message.is_own}
                from={t(message.is_own ? chatTexts.you : texts.deletedMember)}
                timestamp={message.timestamp}
                text={message.text ?? ''}
                isDeleted={message.text === null}
                place={{ begins: begins[at] ?? true, ends: begins[at + 1] ?? true }}
              />
            </div>
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function Earlier({ id, before }: { id: string; before: number }) {
  const client = useQueryClient();
  const { busy, failure, error, run } = useAction(
    async () => {
      const page = await fetchPastMessages(id, before);
      client.setQueryData<PastMessage[]>(pastMessagesQuery(id).queryKey, (known = []) => [
        ...page.filter(({ position }) => position < (known[0]?.position ?? before)),
        ...known,
      ]);
    },
    () => t(texts.earlierFailed),
  );
  return (
    <div className="grid justify-items-center gap-1">
      <Button variant="outlined" size="sm" busy={busy} onClick={() => void run()}>
        {t(texts.earlier)}
      </Button>
      {failure && <FieldError error={error}>{failure}</FieldError>}
    </div>
  );
}
