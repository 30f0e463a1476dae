import type { Message } from '@mwanzo/contract/conversations/messages';
import ellipsisVerticalIcon from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { memo } from 'react';
import { messageActions } from '../../../../i18n/message-actions.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { heart } from '../actions/reaction-rules.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { MediaOfMessage } from './media-of-message.tsx';
import { MessageBubble, type BubblePlace } from './message-bubble.tsx';
import { PromptBlock, QuoteBlock } from './quote-block.tsx';
import { Reactions } from './reactions.tsx';

interface MessageRowProps {
  message: Message;
  rowKey: string;
  place: BubblePlace;
  /** True if it has just arrived after waiting for the connection. */
  isHeld: boolean;
  /** True if Tab focuses this row; the arrow keys lead to the others. */
  isTabStop: boolean;
}

/** A message with its quote, its reactions and its actions. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, rowKey, place, isHeld, isTabStop } = props;
  const { partnerId, partnerName, openMenu, react, goTo } = useOpenChat();
  const mine = message.sender !== partnerId;
  const { is_deleted: isDeleted, reactions, reply_to: quote, reply_to_prompt: prompt } = message;
  const hasHeart = reactions.some(({ user, emoji }) => user !== partnerId && emoji === heart);
  return (
    <div
      data-row={rowKey}
      data-message={message.id}
      className={classNames('message-row', place.begins ? 'mt-2' : 'mt-0.75')}
    >
      <div className={classNames('flex items-center gap-1', mine && 'flex-row-reverse')}>
        <MessageBubble
          mine={mine}
          from={mine ? t(texts.you) : partnerName}
          timestamp={message.timestamp}
          text={message.text}
          isDeleted={isDeleted}
          place={place}
          media={message.media && <MediaOfMessage media={message.media} messageId={message.id} mine={mine} />}
          className={classNames(reactions.length > 0 && !isDeleted && 'bubble-reacted', isHeld && 'bubble-arrived')}
        >
          {/* There must be at most one child, because a bubble without children may show a large emoji. */}
          {isDeleted ? null : quote ? (
            <QuoteBlock quote={quote} onOpen={goTo} />
          ) : prompt ? (
            <PromptBlock prompt={prompt} isTheirs={mine} />
          ) : null}
        </MessageBubble>
        {!isDeleted && (
          <span className="message-actions">
            <button
              type="button"
              tabIndex={-1}
              aria-label={hasHeart ? t(messageActions.unreact, { emoji: heart }) : t(messageActions.like)}
              className="message-action message-heart"
              onClick={() => react(message, hasHeart ? null : heart)}
            >
              <Icon icon={heartIcon} size={18} className={hasHeart ? 'fill-current' : undefined} />
            </button>
            <button
              type="button"
              tabIndex={isTabStop ? 0 : -1}
              data-menu-button
              aria-haspopup="dialog"
              aria-label={t(messageActions.menu)}
              className="message-action"
              onClick={() => openMenu(message)}
            >
              <Icon icon={ellipsisVerticalIcon} size={18} />
            </button>
          </span>
        )}
      </div>
      {reactions.length > 0 && !isDeleted && <Reactions message={message} mine={mine} />}
    </div>
  );
});
