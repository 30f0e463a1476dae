import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { Link } from 'wouter';
import { likesTile as texts } from '../../../i18n/likes.ts';
import { t } from '../../../i18n/translate.ts';
import { fromAbove } from '../../../ui/frames/inner-page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { countText } from '../../../ui/words/count-badge.tsx';

/** The first tile in the row of faces. It says how many people like the member, and leads to them. */
export function LikesTile({ count }: { count: number }) {
  return (
    <Link href="/likes" state={fromAbove} className="match-face">
      <span className="likes-tile-arch">
        <Icon icon={heartIcon} size={24} className="fill-current" />
        <b>{countText(count)}</b>
      </span>
      {/* The number and these words are one sentence, also for screen readers. */}
      <span className="match-face-name likes-tile-name font-display font-bold">{t(texts.name, { count })}</span>
    </Link>
  );
}
