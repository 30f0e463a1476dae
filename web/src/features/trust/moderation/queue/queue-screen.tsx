import { useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import { useNow } from '../../../../device/use-now.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../../../ui/frames/empty-state.tsx';
import { ShortcutLegend } from '../shortcuts/shortcut-legend.tsx';
import { useShortcutChoice, useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { QueuePanel } from './queue-panel.tsx';
import type { Queue } from './queue.ts';
import { QueueRow } from './queue-row.tsx';
import { isTaken, keyOf, neighbour, nextFree, type Listed } from './queue-rules.ts';
import { useFocusAfterCase } from './use-focus-after-case.ts';
import { useItems, useRemoveItem } from './use-queue.ts';

/** A queue beside its open item. On phones only one of the two is visible. */
export function QueueScreen<Item extends Listed>({ queue }: { queue: Queue<Item> }) {
  const { title, tabs, legend, rowOf, Panel } = queue;
  const { user } = useSession();
  const now = useNow();
  const [tab, setTab] = useState(tabs[0]);
  const waiting = useItems(tabs[0]).items?.length;
  const loaded = useItems(tab);
  const { items } = loaded;
  const list = items ?? [];
  const remove = useRemoveItem(queue);
  const [opened, setOpened] = useState<Item | null>(null);
  const [shortcuts, chooseShortcuts] = useShortcutChoice();
  const openKey = opened ? keyOf(opened) : undefined;
  useFocusAfterCase(openKey);
  const opener = (next: Item | null) => (next ? () => setOpened(next) : null);
  const free = nextFree(list, openKey ?? null, user?.id);

  useShortcuts(shortcuts && !opened && free !== null, ({ name }) => {
    if (name === 'next') setOpened(free);
    return name === 'next';
  });

  return (
    <>
      <QueuePanel
        queue={queue}
        tab={tab}
        onTab={(chosen) => {
          setTab(chosen);
          setOpened(null);
        }}
        waiting={waiting}
        shown={loaded}
        rows={list.map((listed) => (
          <li key={keyOf(listed)} data-case={keyOf(listed)}>
            <QueueRow
              row={rowOf(listed, now, keyOf(listed) === openKey)}
              current={keyOf(listed) === openKey}
              taken={isTaken(listed, user?.id)}
              onOpen={() => setOpened(listed)}
            />
          </li>
        ))}
        className={opened ? 'max-lg:hidden' : undefined}
      >
        <ShortcutLegend rows={legend} on={shortcuts} onChoose={chooseShortcuts} />
      </QueuePanel>
      <div
        className={classNames('flex min-h-dvh min-w-0 flex-col gap-4 px-4 pt-5 lg:px-8', !opened && 'max-lg:hidden')}
      >
        {/* On phones an open case hides the queue with its heading. */}
        <h1 className="sr-only lg:hidden">{t(title)}</h1>
        {opened ? (
          <Panel
            key={openKey}
            opened={opened}
            now={now}
            shortcuts={shortcuts}
            onBack={() => setOpened(null)}
            onPrevious={opener(neighbour(list, keyOf(opened), -1))}
            onNext={opener(neighbour(list, keyOf(opened), 1))}
            onNextFree={opener(free)}
            onDone={() => {
              remove(opened);
              // The reviewer may have opened another case meanwhile, or closed this one.
              setOpened((shown) => (shown && keyOf(shown) === openKey ? free : shown));
            }}
          />
        ) : (
          items && <NothingOpen decided={tab.isDecided === true} onStart={opener(free)} />
        )}
      </div>
    </>
  );
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
