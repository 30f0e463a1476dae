import type { Likes } from '@mwanzo/contract/discovery/likes';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { products } from '@mwanzo/contract/billing/products';
import { useId } from 'react';
import { likes as texts } from '../../../i18n/likes.ts';
import { dayOfMonth, shortWeekday } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { usePremiumPath } from '../../../shared/premium/use-premium-path.ts';
import { countText } from '../../../ui/words/count-badge.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { tilesOf } from './tile-rules.ts';

/** Says how many likers a member without Premium does not see yet, and when the next one is revealed. */
export function StillToCome({ likes: { still_to_come: count, next_on: nextOn, as_of: asOf } }: { likes: Likes }) {
  const id = useId();
  const path = usePremiumPath();
  return (
    <>
      {count > 0 && (
        <section aria-labelledby={id} className="mt-5">
          <div className="mb-2.5 flex items-baseline justify-between gap-3">
            <h2 id={id} className="font-text text-label font-[650] tracking-normal">
              {t(texts.toCome)}
            </h2>
            <span className="text-label text-ink-2">{countText(count)}</span>
          </div>
          <p className="sr-only">{t(texts.tiles)}</p>
          <div aria-hidden className="like-tiles">
            {tilesOf(nairobiDay(new Date(asOf)), count).map((kind) => (
              <i key={kind} data-kind={kind} />
            ))}
          </div>
        </section>
      )}
      {nextOn !== null && (
        <div className="like-friday">
          <span aria-hidden className="like-friday-day">
            <small>{shortWeekday(nextOn)}</small>
            <b>{dayOfMonth(nextOn)}</b>
          </span>
          <p className="leading-[1.35]">
            <b className="block font-[650]">{t(texts.next)}</b>
            <span className="text-small text-ink-2">{t(texts.nextText)}</span>
          </p>
        </div>
      )}
      {count > 0 && (
        <p className="mt-1 text-center">
          <TextLink to={path}>{t(texts.seeAll, { price: products.day.price })}</TextLink>
        </p>
      )}
    </>
  );
}
