import type { Message } from '@mwanzo/contract/conversations/messages';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { messageActions as texts } from '../../../../i18n/message-actions.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { heart } from '../actions/reaction-rules.ts';
import { useOpenChat } from '../partner/open-chat.ts';

/** The reactions to a message, at most one per person. A press removes the reader's own reaction. */
export function Reactions({ message, mine }: { message: Message; mine: boolean }) {
  const { partnerId, partnerName, openMenu, react } = useOpenChat();
  const own = message.reactions.find(({ user }) => user !== partnerId)?.emoji;
  const theirs = message.reactions.find(({ user }) => user === partnerId)?.emoji;
  const label = [
    theirs && t(texts.theirReaction, { name: partnerName, emoji: theirs }),
    own && t(texts.ownReaction, { emoji: own }),
  ];
  const shown = [...new Set([own, theirs])].filter((emoji) => emoji !== undefined);
  return (
    <button
      type="button"
      aria-label={label.filter(Boolean).join('. ')}
      className={classNames('reactions', mine ? 'mr-3.5 ml-auto' : 'ml-3.5')}
      onClick={() => (own ? react(message, null) : openMenu(message))}
    >
      <span className="reactions-chip">
        {shown.map((emoji) =>
          emoji === heart ? (
            <Icon key={emoji} icon={heartIcon} size={15} className="fill-current text-primary-text" />
          ) : (
            <span key={emoji}>{emoji}</span>
          ),
        )}
        {message.reactions.length > shown.length && <span className="text-ink">{message.reactions.length}</span>}
      </span>
    </button>
  );
}
