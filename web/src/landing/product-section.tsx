import gaugeIcon from 'lucide/dist/esm/icons/gauge.mjs';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { productTour } from '../i18n/product-tour.ts';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { ChatPhone } from './phones/chat-phone.tsx';
import { DeckPhone } from './phones/deck-phone.tsx';
import { sectionHeading } from './section-title.tsx';

const facts = [
  { icon: heartHandshakeIcon, title: productTour.why, text: productTour.whyText },
  { icon: gaugeIcon, title: productTour.light, text: productTour.lightText },
];

export function ProductSection() {
  return (
    <section
      id="product"
      className={
        'landing-frame px-5 pt-14 md:grid md:grid-cols-[1fr_520px] md:grid-rows-[1fr_auto_auto_1fr] ' +
        'md:gap-x-14 md:px-6 md:pt-24'
      }
    >
      <h2 className={`${sectionHeading} mb-2.5 md:row-start-2 md:mb-4`}>{t(productTour.title)}</h2>
      <p className="text-lead text-ink-2 md:row-start-3">{t(productTour.lead)}</p>
      <Phones />
      <ul className="mt-6 grid gap-3.5 md:row-start-4 md:self-start">
        {facts.map(({ icon, title, text }) => (
          <li key={title.en} className="grid grid-cols-[28px_1fr] gap-3">
            <Icon icon={icon} />
            <span>
              <b className="font-[650]">{t(title)}</b> {t(text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two scaled phones with one text alternative. On a narrow screen the second phone is cut off by the edge. */
function Phones() {
  return (
    <figure
      className={
        'relative -mx-5 mt-6.5 h-[432px] overflow-hidden md:col-start-2 md:row-span-full md:mx-0 md:mt-0 ' +
        'md:h-[580px]'
      }
    >
      <figcaption className="sr-only">{t(productTour.phones)}</figcaption>
      <div className="relative mx-auto h-full max-w-[390px] md:max-w-none">
        <div className="absolute top-2 right-8.5 size-34 rounded-full bg-coral md:right-6 md:size-52.5" />
        <div data-rises className="absolute inset-0">
          <ChatPhone className="top-[70px] left-[205px] scale-[0.462] md:top-24 md:left-72 md:scale-[0.59]" />
          <DeckPhone className="top-0 left-3 scale-[0.56] md:left-6 md:scale-[0.74]" />
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 h-3 bg-primary" />
    </figure>
  );
}
