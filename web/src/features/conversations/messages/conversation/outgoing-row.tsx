import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useOnline } from '../../../../device/use-online.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { dayLimits, refusedReceivers } from '../../../../queries/day-limits.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { isPrompt, type OutgoingMessage } from '../outbox/outbox-rules.ts';
import { noteFailed, removeFromOutbox, sendAgain } from '../outbox/outbox.ts';
import { MediaOfMessage } from './media-of-message.tsx';
import { MessageBubble, type BubblePlace } from './message-bubble.tsx';
import { PromptBlock, QuoteBlock } from './quote-block.tsx';

interface OutgoingRowProps {
  message: OutgoingMessage;
  partnerName: string;
  place: BubblePlace;
}

/** A message that the server has not confirmed yet, with its state. */
export function OutgoingRow({ message, partnerName, place }: OutgoingRowProps) {
  const { clientId, text, media, replyTo, writtenAt, receiver, state } = message;
  return (
    <div data-row={clientId} className={place.begins ? 'mt-2' : 'mt-0.75'}>
      <div className="flex">
        <MessageBubble
          mine
          from={t(texts.you)}
          timestamp={writtenAt}
          text={text}
          place={place}
          media={
            media && (
              <MediaOfMessage media={media} messageId={null} partnerId={receiver} partnerName={partnerName} mine />
            )
          }
          className={state === 'failed' ? 'opacity-90' : undefined}
        >
          {replyTo &&
            (isPrompt(replyTo) ? (
              <PromptBlock prompt={replyTo} isTheirs partnerName={partnerName} />
            ) : (
              <QuoteBlock quote={replyTo} partnerId={receiver} partnerName={partnerName} />
            ))}
        </MessageBubble>
      </div>
      <OutgoingState message={message} />
    </div>
  );
}

function OutgoingState({ message: { clientId, receiver, state } }: { message: OutgoingMessage }) {
  const online = useOnline();
  const isUsedUp = useStore(dayLimits).messages !== undefined;
  const isRefused = useStore(refusedReceivers).has(receiver);
  if (state === 'failed')
    return (
      <p className="outgoing-state">
        {isUsedUp && isRefused ? (
          <span className="flex items-center gap-1 py-0.5">
            <Icon icon={circleAlertIcon} size={16} />
            {t(texts.notSentToday)}
          </span>
        ) : (
          <button type="button" className="outgoing-retry" onClick={() => sendAgain(clientId)}>
            <Icon icon={circleAlertIcon} size={16} />
            {t(texts.notSent)}
          </button>
        )}
        <Button variant="ghost" size="sm" onClick={() => removeFromOutbox(clientId)}>
          {t(texts.throwAway)}
        </Button>
      </p>
    );
  const isWaiting = state === 'lost' || !online;
  return (
    <p className="outgoing-state">
      <span className="flex items-center gap-1 py-0.5">
        <Icon icon={clockIcon} size={16} />
        {t(online ? (isWaiting ? texts.retried : texts.sending) : texts.waiting)}
      </span>
      {isWaiting && (
        <Button variant="ghost" size="sm" className="whitespace-nowrap" onClick={() => noteFailed(clientId, 'kept')}>
          {t(texts.keepUnsent)}
        </Button>
      )}
    </p>
  );
}
