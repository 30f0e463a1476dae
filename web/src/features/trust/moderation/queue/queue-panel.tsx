import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Logo } from '../../../../ui/drawings/logo.tsx';
import { LoadFailed } from '../../../../ui/frames/load-failed.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { Tag } from '../../../../ui/words/tag.tsx';
import type { Listed } from './queue-rules.ts';
import type { Queue, QueueTab } from './queue.ts';
import type { useItems } from './use-queue.ts';

interface QueuePanelProps<Item extends Listed> {
  queue: Queue<Item>;
  tab: QueueTab<Item>;
  onTab: (tab: QueueTab<Item>) => void;
  /** The number of undecided items; undefined until it is known. */
  waiting: number | undefined;
  shown: ReturnType<typeof useItems<Item>>;
  rows: ReactNode;
  className?: string | undefined;
  /** Content at the bottom. */
  children: ReactNode;
}

/** A queue at the left of the screen. */
export function QueuePanel<Item extends Listed>(props: QueuePanelProps<Item>) {
  const { queue, tab, onTab, waiting, shown, rows, className, children } = props;
  const { title, tabs, foot } = queue;
  const { items, error, retry } = shown;
  return (
    <section
      aria-labelledby="queue-title"
      className={classNames(
        'flex flex-col bg-surface pb-3 shadow-[1px_0_0_var(--color-line)] max-lg:min-h-[calc(100dvh-4rem)]',
        'lg:sticky lg:top-(--notice-h) lg:h-[calc(100dvh-var(--notice-h))] lg:overflow-y-auto',
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
        <h1 id="queue-title" tabIndex={-1} className="text-h2 outline-none">
          {t(title)}
        </h1>
        {waiting !== undefined && (
          <p className="text-small text-ink-2">
            <b className="text-ink">{waiting}</b> {t(moderation.waiting, { count: waiting })}
          </p>
        )}
      </div>
      {tabs.length > 1 && <QueueTabs tab={tab} tabs={tabs} onTab={onTab} />}
      {!items && !error && <Spinner label={t(moderation.loading)} />}
      {!items && error !== null && (
        <LoadFailed error={error} onRetry={retry} className="justify-items-start gap-3 px-5 py-4">
          {t(moderation.queueFailed)}
        </LoadFailed>
      )}
      {items?.length === 0 && (
        <p className="px-5 py-3 text-ink-2">{t(tab === tabs[0] ? moderation.empty : moderation.noneHere)}</p>
      )}
      {items?.length !== 0 && <ul>{rows}</ul>}
      <p className="px-5 py-3.5 text-small text-ink-2">{foot()}</p>
      {children}
    </section>
  );
}

interface QueueTabsProps<Item> {
  tabs: readonly QueueTab<Item>[];
  tab: QueueTab<Item>;
  onTab: (tab: QueueTab<Item>) => void;
}

function QueueTabs<Item>({ tabs, tab, onTab }: QueueTabsProps<Item>) {
  return (
    <fieldset
      className={
        'mx-4 mb-2.5 grid auto-cols-[minmax(auto,1fr)] grid-flow-col rounded-md bg-sunk p-1 text-small ' +
        'font-semibold'
      }
    >
      <legend className="sr-only">{t(moderation.lists)}</legend>
      {tabs.map((each) => (
        <button
          key={each.text.en}
          type="button"
          aria-pressed={each === tab}
          onClick={() => onTab(each)}
          className={classNames('min-h-11 rounded-sm', each === tab && 'bg-surface shadow-1 forced-colors:outline-2')}
        >
          {t(each.text)}
        </button>
      ))}
    </fieldset>
  );
}
