import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { memo } from 'react';
import { messageActions } from '../../../../i18n/message-actions.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { dayLimits, refusedReceivers } from '../../../../shared/allowances/day-limits.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { isPrompt, type OutgoingMessage } from '../outbox/outbox-rules.ts';
import { sendAgain, throwAway } from '../outbox/outbox.ts';
import { MediaOfMessage } from './media-of-message.tsx';
import { MessageBubble, type BubblePlace } from './message-bubble.tsx';
import { PromptBlock, QuoteBlock } from './quote-block.tsx';

interface OutgoingRowProps {
  message: OutgoingMessage;
  place: BubblePlace;
  /** Given if it waits for the connection: opens the actions on the message with this id. */
  onOpen?: (id: string) => void;
  /** True if Tab focuses this row of those that wait; the arrow keys lead to the others. */
  isTabStop?: boolean;
}

const UnsentMedia = deferred(async () => (await import('../media/unsent-media.tsx')).UnsentMedia, {
  placeholder: () => <div />,
  otherwise: () => <div />,
});
const UnsentMediaState = deferred(async () => (await import('../media/unsent-media.tsx')).UnsentMediaState, {
  placeholder: () => <p className="outgoing-state" />,
  otherwise: () => <p className="outgoing-state" />,
});

/** A message that the server has not confirmed yet, with its state. Hundreds can wait, so each renders for itself. */
export const OutgoingRow = memo(function OutgoingRow(props: OutgoingRowProps) {
  const { message, place, onOpen, isTabStop } = props;
  const { id, text, file, media, replyTo, writtenAt, phase } = message;
  return (
    <div data-row={id} data-unsent className={place.begins ? 'mt-2' : 'mt-0.75'}>
      <div className="flex">
        <MessageBubble
          mine
          from={t(texts.you)}
          timestamp={writtenAt}
          text={text}
          place={place}
          media={
            media ? (
              <MediaOfMessage media={media} messageId={null} mine />
            ) : (
              file && <UnsentMedia message={message} file={file} />
            )
          }
          className={phase === 'failed' ? 'opacity-90' : undefined}
          cover={
            onOpen && (
              <button
                type="button"
                tabIndex={isTabStop ? 0 : -1}
                data-menu-button
                aria-haspopup="dialog"
                aria-label={t(messageActions.menu)}
                className="bubble-cover"
                onClick={() => onOpen(id)}
              />
            )
          }
        >
          {replyTo && (isPrompt(replyTo) ? <PromptBlock prompt={replyTo} isTheirs /> : <QuoteBlock quote={replyTo} />)}
        </MessageBubble>
      </div>
      {file && (!media || phase === 'asking') ? (
        <UnsentMediaState message={message} file={file} isWaiting={onOpen !== undefined} />
      ) : (
        !onOpen && <OutgoingState message={message} />
      )}
    </div>
  );
});

function OutgoingState({ message }: { message: OutgoingMessage }) {
  const { id, receiver, phase } = message;
  const isUsedUp = useStore(dayLimits).messages !== undefined;
  const isRefused = useStore(refusedReceivers).has(receiver);
  if (phase === 'failed')
    return (
      <p className="outgoing-state">
        {isUsedUp && isRefused ? (
          <span className="flex items-center gap-1 py-0.5">
            <Icon icon={circleAlertIcon} size={16} />
            {t(texts.notSentToday)}
          </span>
        ) : (
          <button type="button" className="outgoing-retry" onClick={() => sendAgain(id)}>
            <Icon icon={circleAlertIcon} size={16} />
            {t(texts.notSent)}
          </button>
        )}
        <Button variant="ghost" size="sm" onClick={() => throwAway(id)}>
          {t(texts.throwAway)}
        </Button>
      </p>
    );
  return (
    <p className="outgoing-state py-0.5">
      <Icon icon={clockIcon} size={16} />
      {t(texts.sending)}
    </p>
  );
}
