import { reviewHours } from '@mwanzo/contract/limits';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { rotateCwIcon } from '../../../ui/icons/rotate-cw.ts';
import { Tag } from '../../../ui/words/tag.tsx';
import { QueueRow } from './queue-row.tsx';
import { isTaken, keyOf, tabs, type QueueItem, type Tab } from './queue-rules.ts';

const tabTexts = { oldest: moderation.oldestFirst, again: moderation.askedAgain, decided: moderation.decided };

interface QueuePanelProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** The number of items that wait; undefined until it is known. */
  waiting: number | undefined;
  /** Undefined while it loads, or if loading failed. */
  list: readonly QueueItem[] | undefined;
  failed: boolean;
  onRetry: () => void;
  openKey: string | undefined;
  reviewerId: number | undefined;
  now: number;
  onOpen: (chosen: QueueItem) => void;
  className?: string | undefined;
  /** Shown at the foot. */
  children: ReactNode;
}

/** The queue at the left of the screen. */
export function QueuePanel(props: QueuePanelProps) {
  const { tab, onTab, waiting, list, failed, onRetry, openKey, reviewerId, now, onOpen, className, children } = props;
  return (
    <section
      aria-labelledby="queue-title"
      className={classNames(
        'flex flex-col bg-surface pb-3 shadow-[1px_0_0_var(--color-line)] max-lg:min-h-dvh lg:sticky lg:top-(--notice-h) lg:h-[calc(100dvh-var(--notice-h))] lg:overflow-y-auto',
        className,
      )}
    >
      <div className="flex h-16 flex-none items-center gap-2.5 px-5">
        <Link href="/discover" className="text-ink no-underline">
          <Logo className="text-[1.5rem]" />
        </Link>
        <Tag className="min-h-6.5! text-tiny!">{t(moderation.review)}</Tag>
      </div>
      <div className="flex items-center justify-between gap-3 px-5 pt-1.5 pb-2.5">
        <h1 id="queue-title" className="text-h2">
          {t(moderation.title)}
        </h1>
        {waiting !== undefined && (
          <p className="text-small text-ink-2">
            <b className="text-ink">{waiting}</b> {t(moderation.waiting, { count: waiting })}
          </p>
        )}
      </div>
      <QueueTabs tab={tab} onTab={onTab} />
      {!list && !failed && <Spinner label={t(moderation.loading)} />}
      {!list && failed && <QueueFailed onRetry={onRetry} />}
      {list?.length === 0 && (
        <p className="px-5 py-3 text-ink-2">{t(tab === 'oldest' ? moderation.empty : moderation.noneHere)}</p>
      )}
      <ul>
        {list?.map((listed) => (
          <li key={keyOf(listed)}>
            <QueueRow
              listed={listed}
              current={keyOf(listed) === openKey}
              taken={isTaken(listed, reviewerId)}
              now={now}
              onOpen={() => onOpen(listed)}
            />
          </li>
        ))}
      </ul>
      <p className="px-5 py-3.5 text-small text-ink-2">{t(moderation.promise, reviewHours)}</p>
      {children}
    </section>
  );
}

function QueueTabs({ tab, onTab }: Pick<QueuePanelProps, 'tab' | 'onTab'>) {
  return (
    <fieldset className="mx-4 mb-2.5 grid grid-cols-[1.15fr_1.1fr_0.9fr] rounded-md bg-sunk p-1 text-small font-semibold">
      <legend className="sr-only">{t(moderation.lists)}</legend>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          onClick={() => onTab(each)}
          className={classNames('min-h-11 rounded-sm', each === tab && 'bg-surface shadow-1 forced-colors:outline-2')}
        >
          {t(tabTexts[each])}
        </button>
      ))}
    </fieldset>
  );
}

function QueueFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 px-5 py-4">
      <FieldError>{t(moderation.queueFailed)}</FieldError>
      <Button variant="outlined" size="sm" icon={rotateCwIcon} onClick={onRetry}>
        {t(moderation.tryAgain)}
      </Button>
    </div>
  );
}
