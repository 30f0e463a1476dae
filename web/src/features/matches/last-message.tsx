import type { Match } from '@mwanzo/contract/matches';
import { matches as texts } from '../../i18n/matches.ts';
import { t } from '../../i18n/translate.ts';
import { checkCheckIcon } from '../../ui/icons/check-check.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** What was said last, in one line, or that the partner is typing. */
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
  // It is shown in its place among the conversations until the list may move.
  if (!last) return <p className="match-last">{t(texts.sayHello)}</p>;
  const isMine = last.sender !== user.id;
  const said = last.is_deleted ? t(texts.deleted) : last.text;
  // What an earlier version has kept on the phone lacks the moment.
  const isSeen = isMine && !!last.seen_at;
  return (
    <p className="match-last">
      {isSeen && <Icon icon={checkCheckIcon} size={17} label={t(texts.seen)} />}
      <span dir="auto" className="truncate text-left">
        {isMine && !last.is_deleted ? t(texts.mine, { text: said }) : said}
      </span>
    </p>
  );
}
