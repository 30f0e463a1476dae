import type { Message } from '@mwanzo/contract/conversations/messages';
import { reactionEmojis } from '@mwanzo/contract/conversations/reactions';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import replyIcon from 'lucide/dist/esm/icons/reply.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { useState } from 'react';
import { mediaTexts } from '../../../../i18n/chat-media.ts';
import { messageActions as texts } from '../../../../i18n/message-actions.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MenuItem } from '../../../../ui/controls/menu-item.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { isDeletable, type Reaction } from './reaction-rules.ts';
import { realNow } from '../../../../device/server-clock.ts';

interface MessageMenuProps {
  /** The message of the menu. Without one the menu is closed. */
  message: Message | undefined;
  partnerId: number;
  onClose: () => void;
  onReply: (message: Message) => void;
  onReact: (message: Message, emoji: Reaction['emoji'] | null) => void;
  onCopy: (message: Message) => void;
  onDelete: (message: Message) => void;
  /** Reports the message; for the partner's messages. */
  onReport?: ((message: Message) => void) | undefined;
}

/**
 * The actions on a message. It opens by holding the message or by its button: as a sheet on phones, otherwise as a
 * card.
 */
export function MessageMenu({ message, onClose, ...rest }: MessageMenuProps) {
  return (
    <DialogFrame open={message !== undefined} onClose={onClose} shape="narrowSheet" label={t(texts.menu)}>
      {message && <MenuContent {...rest} message={message} onClose={onClose} />}
    </DialogFrame>
  );
}

function MenuContent({
  message,
  partnerId,
  onClose,
  onReply,
  onReact,
  onCopy,
  onDelete,
  onReport,
}: MessageMenuProps & { message: Message }) {
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(realNow);
  const choose = (act: (message: Message) => void) => () => {
    onClose();
    act(message);
  };
  return (
    <div className="overflow-y-auto px-4 pt-7 pb-[max(20px,env(safe-area-inset-bottom))]">
      <p dir="auto" className="mb-3 line-clamp-2 text-small wrap-anywhere text-ink-2">
        {message.text === '' && message.media ? t(mediaTexts[message.media.kind]) : message.text}
      </p>
      {isAsking ? (
        <>
          <p className="mb-4">{t(texts.deleteQuestion)}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outlined" onClick={onClose}>
              {t(texts.keep)}
            </Button>
            <Button variant="outlined" className="text-danger" onClick={choose(onDelete)}>
              {t(texts.deleteNow)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <EmojiRow
            message={message}
            partnerId={partnerId}
            onChoose={(emoji) => choose(() => onReact(message, emoji))()}
          />
          <MenuItem icon={replyIcon} onPress={choose(onReply)}>
            {t(texts.reply)}
          </MenuItem>
          {message.text !== '' && (
            <MenuItem icon={copyIcon} onPress={choose(onCopy)}>
              {t(texts.copy)}
            </MenuItem>
          )}
          {onReport && message.sender === partnerId && (
            <MenuItem icon={flagIcon} onPress={choose(onReport)}>
              {t(texts.report)}
            </MenuItem>
          )}
          {isDeletable(message, partnerId, openedAt) && (
            <MenuItem icon={trash2Icon} className="text-danger" onPress={() => setAsking(true)}>
              {t(texts.delete)}
            </MenuItem>
          )}
        </>
      )}
    </div>
  );
}

interface EmojiRowProps {
  message: Message;
  partnerId: number;
  onChoose: (emoji: Reaction['emoji'] | null) => void;
}

function EmojiRow({ message, partnerId, onChoose }: EmojiRowProps) {
  const own = message.reactions.find(({ user }) => user !== partnerId)?.emoji;
  return (
    <div className="mb-2 grid grid-cols-6 gap-1">
      {reactionEmojis.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={emoji === own}
          aria-label={t(emoji === own ? texts.unreact : texts.react, { emoji })}
          className={
            'grid h-12 place-items-center rounded-md text-[1.625rem] leading-none hover:bg-sunk ' +
            'aria-pressed:bg-blush'
          }
          onClick={() => onChoose(emoji === own ? null : emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
