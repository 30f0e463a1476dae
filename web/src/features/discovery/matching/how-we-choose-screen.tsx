import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import sunIcon from 'lucide/dist/esm/icons/sun.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import type { Message } from '../../../i18n/define-messages.ts';
import { howWeChoose as texts } from '../../../i18n/how-we-choose.ts';
import { reasons } from '../../../i18n/reasons.ts';
import { t } from '../../../i18n/translate.ts';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Icon, type IconNode } from '../../../ui/icons/icon.tsx';

interface Fact {
  icon: IconNode;
  label: Message;
  hint?: Message;
}

const counting: readonly Fact[] = [
  { icon: usersIcon, label: texts.lookFor, hint: texts.lookForHint },
  { icon: mapPinIcon, label: texts.bothShow, hint: texts.bothShowHint },
  { icon: heartIcon, label: texts.answers, hint: texts.answersHint },
  { icon: messageCircleIcon, label: texts.talking, hint: texts.talkingHint },
  { icon: sunIcon, label: texts.being, hint: texts.beingHint },
  { icon: imageIcon, label: texts.profile, hint: texts.profileHint },
];
const neverCounting: readonly Fact[] = [
  { icon: xIcon, label: texts.origin },
  { icon: xIcon, label: texts.paying, hint: texts.payingHint },
  { icon: xIcon, label: texts.hidden, hint: texts.hiddenHint },
];

interface HowWeChooseScreenProps {
  /** The page above this one. */
  up: string;
  /** The member's own choices. Visitors have none. */
  choice?: ReactNode;
}

/** The page that says how the order of a deck comes about. Visitors can read it too. */
export function HowWeChooseScreen({ up, choice }: HowWeChooseScreenProps) {
  return (
    <InnerPage title={t(reasons.howWeChoose)} titleBelow up={up}>
      <p className="mt-2 max-w-[34em] text-lead text-pretty">{t(texts.lead)}</p>
      <Facts title={t(texts.counts)} facts={counting} />
      <Facts title={t(texts.neverCounts)} facts={neverCounting} />
      <p className="mt-2.5 max-w-[38em] text-small text-ink-2">{t(texts.noLikeShown)}</p>
      <section className="mt-6 rounded-lg bg-surface p-4.5 shadow-1">
        <EightDoorways />
        <h2 className="mt-4 text-[1.25rem] tracking-[-0.015em]">{t(texts.newTitle)}</h2>
        <p className="mt-1.5">{t(texts.newText)}</p>
      </section>
      {choice}
    </InnerPage>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="mt-6.5">
      <h2 className="text-[1.25rem] tracking-[-0.015em]">{title}</h2>
      <ul className="mt-2 grid gap-3.5">
        {facts.map(({ icon, label, hint }) => (
          <li key={label.en} className="flex items-start gap-4.5">
            <Icon icon={icon} size={22} className="mt-px flex-none text-ink-2" />
            <span className="min-w-0">
              <span className="block leading-[1.5rem] font-[650]">{t(label)}</span>
              {hint && <span className="block text-small text-ink-2">{t(hint)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of eight, counted from 0, that is for somebody new. */
const newPlace = 2;

/** Draws a row of eight doorways, one of which is lit: the place for somebody whom few have seen yet. */
function EightDoorways() {
  return (
    <div aria-hidden className="grid grid-cols-8 gap-1.5 shadow-[0_2px_0_var(--color-line-strong)]">
      {Array.from({ length: 8 }, (_, place) => (
        <span
          key={place}
          className={`h-11 rounded-t-full forced-colors:border ${place === newPlace ? 'bg-marigold' : 'bg-blush'}`}
        />
      ))}
    </div>
  );
}
