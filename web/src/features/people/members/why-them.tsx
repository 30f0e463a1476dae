import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import sparklesIcon from 'lucide/dist/esm/icons/sparkles.mjs';
import sunIcon from 'lucide/dist/esm/icons/sun.mjs';
import { interestLabel } from '../../../i18n/interests.ts';
import { reasons as texts } from '../../../i18n/reasons.ts';
import { reasonsFor, sharedInterests, type Reason } from '../../../i18n/shared-things.ts';
import { t } from '../../../i18n/translate.ts';
import { SharedSun } from '../../../ui/drawings/shared-sun.tsx';
import { fromAbove } from '../../../ui/frames/inner-page.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { useOther } from './profile-parts.tsx';

const shownMax = 3;
const newsIcons = { isNew: sparklesIcon, wasHere: sunIcon };

/** Says in up to three true sentences why the deck shows this person. Nothing if there is no reason to name. */
export function WhyThem({ profile }: { profile: VisibleProfile }) {
  const own = useOther(profile.id);
  const reasons = reasonsFor(own, profile).slice(0, shownMax);
  if (reasons.length === 0) return null;
  return (
    <section className="mt-4 rounded-lg bg-primary-soft px-4.5 pt-3.5 pb-1">
      <h3 className="text-[1.25rem] tracking-[-0.015em] wrap-anywhere">{t(texts.title, { name: profile.name })}</h3>
      <ul className="mt-2 grid gap-2.5">
        {reasons.map((reason) => (
          <li key={reason.kind} className="grid grid-cols-[22px_1fr] items-start gap-x-3">
            <span className="grid h-[1.5rem] place-items-center text-primary-text">{drawingOf(reason)}</span>
            <span>
              <span className="block leading-[1.5rem] font-[650] wrap-anywhere">{reason.text}</span>
              <span className="block text-small wrap-anywhere text-ink-2 short:hidden">
                {factOf(reason, profile, sharedInterests(own, profile))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TextLink to="/how-we-choose" state={fromAbove} className="mt-1">
        {t(texts.howWeChoose)}
      </TextLink>
    </section>
  );
}

function drawingOf({ kind }: Reason) {
  return kind === 'isNew' || kind === 'wasHere' ? <Icon icon={newsIcons[kind]} size={20} /> : <SharedSun />;
}

/** Returns the fact on the profiles that a reason stands for. The interests are the shared ones. */
function factOf({ kind }: Reason, { location }: VisibleProfile, [, ...others]: string[]): string | undefined {
  const facts = {
    interest:
      others.length > 0 ? t(texts.otherInterests, { interests: others.map(interestLabel).join(', ') }) : undefined,
    town: location,
    intent: t(texts.onBoth),
    isNew: t(texts.newSince),
    wasHere: t(texts.canReply),
  };
  return facts[kind];
}
