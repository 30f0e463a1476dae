import bellIcon from 'lucide/dist/esm/icons/bell.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import undo2Icon from 'lucide/dist/esm/icons/undo-2.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { deck } from '../../i18n/deck.ts';
import { productTour } from '../../i18n/product-tour.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { SharedSun } from '../../ui/drawings/shared-sun.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/words/tag.tsx';
import { VerifiedBadge } from '../../ui/words/verified-badge.tsx';
import { Portrait } from '../portrait.tsx';
import { Phone } from './phone.tsx';

/**
 * A phone that shows Discover with one person's card. It is drawn separately, because the real card follows the width
 * of the screen, not of the drawn phone.
 */
export function DeckPhone({ className }: { className: string }) {
  return (
    <Phone className={className} screen="bg-cotton pt-8.5">
      <div className="flex h-14 items-center justify-between px-3.5">
        <Portrait name="muthoni" sizes="40px" className="size-10 rounded-full object-cover object-[50%_22%]" />
        <Logo />
        <span className="grid size-11 place-items-center">
          <Icon icon={bellIcon} />
        </span>
      </div>
      <div className="px-3.5">
        <div className="mb-2.5 grid grid-cols-[1fr_44px_48px] items-center gap-1">
          <div>
            <p className="font-display text-[1.75rem] leading-[1.04] font-bold tracking-[-0.022em]">{t(deck.title)}</p>
            <p className="truncate text-small leading-[1.25] text-ink-2">{t(deck.hint)}</p>
          </div>
          <span className="grid place-items-center">
            <Icon icon={searchIcon} size={22} />
          </span>
          <span className="grid size-12 place-items-center rounded-md bg-blush">
            <Icon icon={slidersHorizontalIcon} size={22} />
          </span>
        </div>
        <Card />
        <div className="mt-6 grid grid-cols-[1fr_60px_1.35fr] items-center gap-2">
          <Button variant="outlined" size="lg" icon={xIcon}>
            {t(deck.pass)}
          </Button>
          <span className="grid justify-items-center gap-0.5 text-small">
            <Icon icon={undo2Icon} size={22} />
            {t(productTour.undo)}
          </span>
          <Button size="lg" icon={heartIcon}>
            {t(deck.like)}
          </Button>
        </div>
      </div>
    </Phone>
  );
}

function Card() {
  return (
    <div className="relative h-[484px]">
      <div className="absolute inset-x-3.5 top-3.5 -bottom-2 rounded-card bg-blush shadow-1" />
      <div className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-2">
        <div className="relative min-h-0 flex-1 bg-blush">
          <Portrait
            name="otieno"
            sizes="(width >= 56.25rem) 250px, 190px"
            className="size-full object-cover object-[50%_22%]"
          />
          <div className="absolute inset-x-3.5 top-2.5 grid grid-cols-3 gap-1.25">
            {['bg-white', 'bg-white/55', 'bg-white/55'].map((look, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- they never change
              <i key={place} className={`h-1 rounded-full shadow-1 ${look}`} />
            ))}
          </div>
        </div>
        <div className="scallops bg-surface px-4.5 pt-2.5 pb-4">
          <p
            className={classNames(
              'flex items-center gap-1.5 font-display text-[1.875rem] leading-[1.1] font-bold',
              'tracking-[-0.022em]',
            )}
          >
            {t(productTour.nameAndAge)}
            <VerifiedBadge decorative />
          </p>
          <p className="mt-2 mb-2.5 flex flex-wrap gap-1.5">
            <Tag icon={mapPinIcon}>{t(productTour.place)}</Tag>
            <Tag kind="line">{t(productTour.intent)}</Tag>
            <Tag kind="shared" drawing={<SharedSun />}>
              {t(productTour.bothHike)}
            </Tag>
          </p>
          <p className="line-clamp-2 leading-[1.4]">{t(productTour.bio)}</p>
        </div>
      </div>
    </div>
  );
}
