import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred, orNothing } from '../../../../loading/deferred.tsx';
import { likeLock } from '../../../../shared/verifications/like-lock.ts';
import { useStore } from '../../../../state/store.ts';

const Bookmark = deferred(async () => (await import('./bookmark.tsx')).Bookmark, orNothing);

/** The word LIKE or PASS, which fades in as the card is dragged to that side. A locked like has a bookmark. */
export function Stamp({ side }: { side: 'left' | 'right' }) {
  const locked = useStore(likeLock);
  return side === 'right' ? (
    <span className="stamp left-4.5 -rotate-10 bg-primary text-white">{locked ? <Bookmark /> : t(deck.like)}</span>
  ) : (
    <span className="stamp right-4.5 rotate-10 bg-ink text-cotton">{t(deck.pass)}</span>
  );
}
