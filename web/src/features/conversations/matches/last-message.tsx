import type { Match } from '@mwanzo/contract/conversations/matches';
import checkCheckIcon from 'lucide/dist/esm/icons/check-check.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { mediaTexts } from '../../../i18n/chat-media.ts';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

const mediaIcons = { photo: imageIcon, voice: micIcon } as const;

/** Shows the last message in one line, or that the partner is typing. */
export function LastMessage({ match, isTyping }: { match: Match; isTyping: boolean }) {
  const { last_message: last, user } = match;
  if (isTyping)
    return (
      <p className="match-last font-semibold text-primary-text">
        <span aria-hidden className="typing-dots">
          <i />
          <i />
          <i />
        </span>
        {t(texts.typing)}
      </p>
    );
  // A match without a message can be listed among the conversations until the list may move.
  if (!last) return <p className="match-last">{t(texts.sayHello)}</p>;
  const isMine = last.sender !== user.id;
  const { text, is_deleted: isDeleted, media_kind: kind } = last;
  const said = isDeleted ? t(texts.deleted) : text === '' && kind ? t(mediaTexts[kind]) : text;
  // Data that an earlier release has saved on the phone lacks `seen_at`.
  const isSeen = isMine && !!last.seen_at;
  return (
    <p className="match-last">
      {isSeen && <Icon icon={checkCheckIcon} size={17} label={t(texts.seen)} />}
      {kind && <Icon icon={mediaIcons[kind]} size={17} />}
      <span dir="auto" className="truncate text-left">
        {isMine && !isDeleted ? t(texts.mine, { text: said }) : said}
      </span>
    </p>
  );
}
