import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import pencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import { useEffect, type ReactNode } from 'react';
import { useDeviceNow } from '../../device/use-now.ts';
import { backText, limits as texts } from '../../i18n/limits.ts';
import { t } from '../../i18n/translate.ts';
import { SunGoingDown } from '../drawings/sun-going-down.tsx';
import { Icon, type IconNode } from '../icons/icon.tsx';
import { Saying } from '../words/saying.tsx';

interface Ending {
  /** The time when the limit ends, in ms since the epoch. */
  until: number;
  /** Called when the limit ends. */
  onOver: () => void;
}

/** Returns the current time, updated every minute, and calls `onOver` as soon as the limit has ended. */
function useEnding({ until, onOver }: Ending): number {
  const now = useDeviceNow();
  useEffect(() => {
    // Timers of a sleeping phone are late, so the time is checked every minute.
    if (now >= until) onOver();
    const timer = setTimeout(onOver, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [now, until, onOver]);
  return now;
}

interface LimitStateProps extends Ending {
  kind: 'swipes' | 'profiles';
  /** The reason for the limit, if it needs an explanation. */
  why?: string | undefined;
  /** The number of matches that wait for a reply; undefined if it is not known. */
  waiting: number | undefined;
  /** The links to the matches and to Premium. */
  actions: ReactNode;
}

/** Replaces the deck when a day's limit is used up. It says when the limit ends, and what still works. */
export function LimitState({ kind, why, waiting = 0, actions, ...ending }: LimitStateProps) {
  const now = useEnding(ending);
  return (
    <section className="grid justify-items-center gap-2.5 px-2 py-5 text-center short:py-1">
      <SunGoingDown className="short:h-18" />
      <h2 className="text-[1.6875rem]">{t(texts[kind])}</h2>
      <p className="max-w-[30ch] text-balance text-ink-2">{backText(ending.until, now)}</p>
      {why !== undefined && <p className="max-w-[34ch] text-balance text-ink-2">{why}</p>}
      <ul
        aria-label={t(texts.worksLabel)}
        className="mt-2 grid w-full max-w-[340px] gap-3.5 rounded-lg bg-surface p-4.5 text-left shadow-1"
      >
        <Works icon={messageCircleIcon}>{waiting > 0 ? t(texts.chatWaiting, { count: waiting }) : t(texts.chat)}</Works>
        <Works icon={heartIcon}>{t(texts.seen)}</Works>
        <Works icon={pencilIcon}>{t(texts.profile)}</Works>
      </ul>
      {actions}
      <Saying meaning={t(texts.slowly)}>Polepole ndio mwendo</Saying>
    </section>
  );
}

function Works({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <li className="flex gap-3">
      <Icon icon={icon} size={22} className="mt-px text-ink-2" />
      {children}
    </li>
  );
}

/**
 * Says inside the chat's composer that the day's messages are used up, and until when. Its children lead to Premium.
 */
export function MessageLimitNote({ children, ...ending }: Ending & { children: ReactNode }) {
  const now = useEnding(ending);
  return (
    <div className="grid gap-0.5 px-1 pb-2 text-label">
      <p className="font-semibold">{t(texts.messages)}</p>
      <p className="text-ink-2">{backText(ending.until, now)}</p>
      <p>{children}</p>
    </div>
  );
}
