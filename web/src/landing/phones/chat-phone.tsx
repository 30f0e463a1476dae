import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import { productTour } from '../../i18n/product-tour.ts';
import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Bubble } from '../../ui/words/bubble.tsx';
import { VerifiedBadge } from '../../ui/words/verified-badge.tsx';
import { Portrait } from '../portrait.tsx';
import { Phone } from './phone.tsx';

const conversation = [
  { text: productTour.chat1, time: '18:02', mine: false },
  { text: productTour.chat2, time: '18:04', mine: true },
  { text: productTour.chat3, time: '18:20', mine: false },
  { text: productTour.chat4, time: '18:26', mine: true },
  { text: productTour.chat5, time: '18:27', mine: false },
];

const face = 'h-31 w-24 arch-thumbnail border-5 border-surface bg-blush object-cover object-[50%_20%]';

/** A phone that shows a match and the chat that followed. */
export function ChatPhone({ className }: { className: string }) {
  return (
    <Phone className={className} screen="bg-surface pt-10">
      <div className="flex h-16 items-center gap-3 px-4.5 shadow-[0_1px_0_var(--color-line)]">
        <Icon icon={arrowLeftIcon} />
        <Portrait name="otieno" sizes="48px" className="size-12 rounded-full object-cover object-[50%_22%]" />
        <b className="font-display text-[1.375rem] font-bold">{t(productTour.name)}</b>
        <VerifiedBadge size={22} decorative />
      </div>
      <div className="grid justify-items-center pt-5 pb-2">
        <div className="flex">
          <Portrait name="muthoni" sizes="96px" className={`${face} -mr-3 -rotate-4`} />
          <Portrait name="otieno" sizes="96px" className={`${face} rotate-4`} />
        </div>
        <p className="mt-2 font-display text-h3 font-bold text-primary-text">{t(productTour.matched)}</p>
      </div>
      <div className="grid gap-2.5 px-3.5 pt-2 pl-12">
        {conversation.map(({ text, time, mine }) => (
          <Bubble key={time} mine={mine} from={mine ? 'Muthoni' : 'Otieno'} time={time}>
            {t(text)}
          </Bubble>
        ))}
      </div>
    </Phone>
  );
}
