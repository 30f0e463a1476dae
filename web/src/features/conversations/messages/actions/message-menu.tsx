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
import { useOpenChat } from '../partner/open-chat.ts';
import { isDeletable } from './reaction-rules.ts';
import { realNow } from '../../../../device/server-clock.ts';

interface MessageMenuProps {
  /** The message of the menu. Without one the menu is closed. */
  message: Message | undefined;
  onClose: () => void;
}

/**
 * The actions on a message. It opens by holding the message or by its button: as a sheet on phones, otherwise as a
 * card.
 */
export function MessageMenu({ message, onClose }: MessageMenuProps) {
  return (
    <DialogFrame open={message !== undefined} onClose={onClose} shape="narrowSheet" label={t(texts.menu)}>
      {message && <MenuContent message={message} onClose={onClose} />}
    </DialogFrame>
  );
}

function MenuContent({ message, onClose }: MessageMenuProps & { message: Message }) {
  const { partnerId, reply, copy, remove, report } = useOpenChat();
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
            <Button variant="outlined" className="text-danger" onClick={choose(remove)}>
              {t(texts.deleteNow)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <EmojiRow message={message} onClose={onClose} />
          <MenuItem icon={replyIcon} onPress={choose(reply)}>
            {t(texts.reply)}
          </MenuItem>
          {message.text !== '' && (
            <MenuItem icon={copyIcon} onPress={choose(copy)}>
              {t(texts.copy)}
            </MenuItem>
          )}
          {message.sender === partnerId && (
            <MenuItem icon={flagIcon} onPress={choose(report)}>
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

function EmojiRow({ message, onClose }: { message: Message; onClose: () => void }) {
  const { partnerId, react } = useOpenChat();
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
          onClick={() => {
            onClose();
            react(message, emoji === own ? null : emoji);
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
