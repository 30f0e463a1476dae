import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { productTour } from '../i18n/product-tour.ts';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { sectionHeading } from './section-title.tsx';

/** Only what the server does today. docs/product/ has it: verification.md, messages.md and towns.md. */
const promises = [
  { icon: badgeCheckIcon, title: productTour.checked, text: productTour.checkedText },
  { icon: trash2Icon, title: productTour.erased, text: productTour.erasedText },
  { icon: heartHandshakeIcon, title: productTour.mutual, text: productTour.mutualText },
  { icon: mapPinIcon, title: productTour.town, text: productTour.townText },
];

export function SafetySection() {
  return (
    <section
      id="safety"
      className="scallops mt-16 bg-sunk pt-11 pb-13 [--scallops:var(--color-sunk)] md:mt-24 md:pt-18 md:pb-20"
    >
      <div className="landing-frame px-5 md:px-6">
        <h2 className={sectionHeading}>{t(productTour.safeTitle)}</h2>
        <ul className="mt-6 grid gap-2.5 sm:grid-cols-2 md:gap-4">
          {promises.map(({ icon, title, text }) => (
            <li
              key={title.en}
              className="grid grid-cols-[44px_1fr] content-start gap-3.5 rounded-lg bg-surface p-4 pr-4.5 shadow-1"
            >
              <span
                className={
                  'grid size-11 place-items-center rounded-[13px] ' +
                  (icon === badgeCheckIcon ? 'bg-trust text-surface' : 'bg-blush')
                }
              >
                <Icon icon={icon} />
              </span>
              <div>
                <h3 className="mb-0.75 leading-[1.15]">{t(title)}</h3>
                <p className="leading-[1.45] text-ink-2">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
