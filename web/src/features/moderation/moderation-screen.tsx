import { useState, type ComponentProps, type ReactNode } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { useSession } from '../../api/session.ts';
import { useNow } from '../../device/use-now.ts';
import { moderation } from '../../i18n/moderation.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../ui/frames/empty-state.tsx';
import { ChangePanel } from './changes/change-panel.tsx';
import { CasePanel } from './verifications/case/case-panel.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { isChange, keyOf, neighbour, nextFree, type QueueItem, type Tab } from './queue/queue-rules.ts';
import { ShortcutLegend } from './shortcuts/shortcut-legend.tsx';
import { useItems, useRemoveItem, useWaitingCount } from './queue/use-items.ts';
import { useShortcutChoice, useShortcuts } from './shortcuts/use-shortcuts.ts';

/** The reviewer's screen: the queue and the open case. Those who are not moderators see `notFound`. */
export function ModerationScreen({ notFound }: { notFound: ReactNode }) {
  const { user } = useSession();
  const now = useNow();
  const [tab, setTab] = useState<Tab>('oldest');
  const [opened, setOpened] = useState<QueueItem | null>(null);
  const [shortcuts, chooseShortcuts] = useShortcutChoice();
  const { items: list, error, retry } = useItems(tab);
  const waiting = useWaitingCount();
  const removeItem = useRemoveItem();
  const openKey = opened ? keyOf(opened) : undefined;
  const opener = (next: QueueItem | null | undefined) => (next ? () => setOpened(next) : null);
  const free = nextFree(list ?? [], openKey ?? null, user?.id);

  useShortcuts(shortcuts && !opened && free !== null, ({ name }) => {
    if (name === 'next') setOpened(free);
    return name === 'next';
  });

  if (error instanceof RequestError && error.status === 404) return notFound;
  const done = (decided: QueueItem) => {
    removeItem(decided);
    setOpened(free);
  };
  return (
    <main className="min-h-dvh lg:grid lg:grid-cols-[340px_minmax(0,1fr)]">
      <QueuePanel
        tab={tab}
        onTab={(chosen) => {
          setTab(chosen);
          setOpened(null);
        }}
        waiting={waiting}
        list={list}
        failed={error !== null}
        onRetry={retry}
        openKey={openKey}
        reviewerId={user?.id}
        now={now}
        onOpen={setOpened}
        className={opened ? 'max-lg:hidden' : undefined}
      >
        <ShortcutLegend on={shortcuts} onChoose={chooseShortcuts} />
      </QueuePanel>
      <div
        className={classNames('flex min-h-dvh min-w-0 flex-col gap-4 px-4 pt-5 lg:px-8', !opened && 'max-lg:hidden')}
      >
        {/* On phones an open case hides the queue and its heading. */}
        <h1 className="sr-only lg:hidden">{t(moderation.title)}</h1>
        {opened ? (
          <OpenedItem
            key={openKey}
            opened={opened}
            now={now}
            shortcuts={shortcuts}
            onBack={() => setOpened(null)}
            onPrevious={opener(neighbour(list ?? [], keyOf(opened), -1))}
            onNext={opener(neighbour(list ?? [], keyOf(opened), 1))}
            onNextFree={opener(free)}
            onDone={() => done(opened)}
          />
        ) : (
          list && <NothingOpen decided={tab === 'decided'} onStart={opener(free)} />
        )}
      </div>
    </main>
  );
}

type OpenedItemProps = Omit<ComponentProps<typeof CasePanel>, 'opened'> & { opened: QueueItem };

function OpenedItem({ opened, ...panel }: OpenedItemProps) {
  return isChange(opened) ? <ChangePanel {...panel} opened={opened} /> : <CasePanel {...panel} opened={opened} />;
}

function NothingOpen({ decided, onStart }: { decided: boolean; onStart: (() => void) | null }) {
  if (decided) return <p className="m-auto text-ink-2">{t(moderation.pickDecided)}</p>;
  return (
    <div className="m-auto">
      <EmptyState
        drawing={<SunOnHorizon />}
        title={t(onStart ? moderation.start : moderation.empty)}
        actions={
          onStart && (
            <Button full onClick={onStart}>
              {t(moderation.openOldest)}
            </Button>
          )
        }
      >
        {t(onStart ? moderation.startText : moderation.emptyText)}
      </EmptyState>
    </div>
  );
}
