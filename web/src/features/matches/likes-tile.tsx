import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { Link } from 'wouter';
import { likesTile as texts } from '../../i18n/likes.ts';
import { t } from '../../i18n/translate.ts';
import { fromAbove } from '../../ui/frames/inner-page.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { countText } from '../../ui/words/count-badge.tsx';

/** The first tile in the row of faces. It says how many people like the member, and leads to them. */
export function LikesTile({ count }: { count: number }) {
  const shown = countText(count);
  return (
    <Link href="/likes" state={fromAbove} aria-label={t(texts.label, { count, shown })} className="match-face">
      <span aria-hidden className="likes-tile-arch">
        <Icon icon={heartIcon} size={24} className="fill-current" />
        <b>{shown}</b>
      </span>
      <span aria-hidden className="match-face-name likes-tile-name font-display font-bold">
        {t(texts.name)}
      </span>
    </Link>
  );
}
