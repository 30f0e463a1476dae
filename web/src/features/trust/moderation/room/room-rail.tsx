import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import gaugeIcon from 'lucide/dist/esm/icons/gauge.mjs';
import decidedIcon from 'lucide/dist/esm/icons/clipboard-check.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import scaleIcon from 'lucide/dist/esm/icons/scale.mjs';
import { Link } from 'wouter';
import { app } from '../../../../i18n/app.ts';
import { decided } from '../../../../i18n/decided.ts';
import { overview } from '../../../../i18n/overview.ts';
import { room } from '../../../../i18n/room.ts';
import { switches } from '../../../../i18n/switches.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDocumentTitle } from '../../../../ui/frames/use-document-title.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { pathOfQueue, queueNames, waitingText, type PageName, type QueueName } from './room-queues.ts';

const entries = {
  verifications: { text: room.verify, icon: badgeCheckIcon },
  reports: { text: room.reports, icon: flagIcon },
  photos: { text: room.photos, icon: imageIcon },
  appeals: { text: room.appeals, icon: scaleIcon },
  decided: { text: decided.title, icon: decidedIcon },
  overview: { text: overview.title, icon: gaugeIcon },
};

function titleOf(page: PageName): string {
  if (page === 'switches') return t(switches.title);
  return t(page === 'verifications' ? app.review : entries[page].text);
}

interface RoomRailProps {
  current: PageName;
  counts: Record<QueueName, number | undefined>;
}

/**
 * The links to the queues, each with its number of undecided items: at the left on wide screens, at the top on narrow
 * ones.
 */
export function RoomRail({ current, counts }: RoomRailProps) {
  // All queues share one route.
  useDocumentTitle(titleOf(current));
  return (
    <nav
      aria-label={t(room.queues)}
      className={
        'bg-surface shadow-[0_1px_0_var(--color-line)] lg:sticky lg:top-(--notice-h) ' +
        'lg:h-[calc(100dvh-var(--notice-h))] lg:overflow-y-auto lg:pt-4 ' +
        'lg:shadow-[1px_0_0_var(--color-line)]'
      }
    >
      <ul className="grid grid-cols-6 lg:grid-cols-1 lg:gap-2">
        {queueNames.map((name) => (
          <li key={name}>
            <RoomLink name={name} place={placeOf(name, current)} count={counts[name]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The switches lie behind the overview. */
const placeOf = (name: QueueName, current: PageName) =>
  name === current ? 'page' : current === 'switches' && name === 'overview' ? 'true' : undefined;

interface RoomLinkProps {
  name: QueueName;
  /** Says that its page is open, or one behind it. */
  place: 'page' | 'true' | undefined;
  count: number | undefined;
}

function RoomLink({ name, place, count }: RoomLinkProps) {
  const { text, icon } = entries[name];
  const waiting = waitingText(count);
  return (
    <Link
      href={pathOfQueue(name)}
      aria-current={place}
      className={classNames(
        'relative grid min-h-16 content-center justify-items-center gap-1 py-1.5 text-center text-[0.75rem]',
        'leading-tight font-[550] tracking-tight no-underline -outline-offset-3! ' +
          'lg:px-1 lg:text-small lg:tracking-normal',
        place
          ? 'text-primary-text before:absolute before:rounded-full before:bg-marigold ' +
              'max-lg:before:inset-x-4 max-lg:before:bottom-0 max-lg:before:h-1 lg:before:inset-y-4 ' +
              'lg:before:left-0 lg:before:w-1.5 forced-colors:underline'
          : 'text-ink-2 hover:bg-sunk',
      )}
    >
      <span className="relative">
        <Icon icon={icon} size={24} />
        {waiting !== '' && (
          <span aria-hidden className="count-badge top-[-0.5rem]! right-auto! left-3.5!">
            {waiting}
          </span>
        )}
      </span>
      <span className="max-w-full wrap-anywhere">{t(text)}</span>
      {count !== undefined && <span className="sr-only">{t(room.waiting, { count })}</span>}
    </Link>
  );
}
