import { Fragment, useState, type ReactNode } from 'react';
import { useSession } from '../../../../api/session.ts';
import { useNow } from '../../../../device/use-now.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../../../ui/frames/empty-state.tsx';
import type { PanelProps } from '../panel/panel-props.ts';
import { ShortcutLegend, type LegendRow } from '../shortcuts/shortcut-legend.tsx';
import { useShortcutChoice, useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { QueuePanel, type TabChoice } from './queue-panel.tsx';
import { QueueRow, type RowContent } from './queue-row.tsx';
import { isTaken, keyOf, neighbour, nextFree, type Listed } from './queue-rules.ts';
import { useFocusAfterCase } from './use-focus-after-case.ts';

interface QueueScreenProps<Item extends Listed, Tab extends string> {
  title: string;
  tab: Tab;
  tabs: readonly TabChoice<Tab>[];
  onTab: (tab: Tab) => void;
  /** True if the tab lists decided items, which nobody needs to open. */
  isDecided: boolean;
  waiting: number | undefined;
  /** The items; undefined until all of them are loaded. */
  list: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  foot: string;
  legend: readonly LegendRow[];
  rowOf: (item: Item, now: number, current: boolean) => RowContent;
  /** Called with a decided item, to remove it from the list. */
  onDecided: (item: Item) => void;
  children: (panel: PanelProps<Item>) => ReactNode;
}

/** A queue beside its open item. On phones only one of the two is visible. `children` renders the open item. */
export function QueueScreen<Item extends Listed, Tab extends string>(props: QueueScreenProps<Item, Tab>) {
  const { title, tabs, tab, onTab, isDecided, waiting, list, error, onRetry, foot, legend, rowOf } = props;
  const { user } = useSession();
  const now = useNow();
  const [opened, setOpened] = useState<Item | null>(null);
  const [shortcuts, chooseShortcuts] = useShortcutChoice();
  const openKey = opened ? keyOf(opened) : undefined;
  useFocusAfterCase(openKey);
  const opener = (next: Item | null | undefined) => (next ? () => setOpened(next) : null);
  const free = nextFree(list ?? [], openKey ?? null, user?.id);

  useShortcuts(shortcuts && !opened && free !== null, ({ name }) => {
    if (name === 'next') setOpened(free);
    return name === 'next';
  });

  return (
    <>
      <QueuePanel
        title={title}
        tab={tab}
        tabs={tabs}
        onTab={(chosen) => {
          onTab(chosen);
          setOpened(null);
        }}
        waiting={waiting}
        count={list?.length}
        error={error}
        onRetry={onRetry}
        emptyText={t(tab === tabs[0]?.tab ? moderation.empty : moderation.noneHere)}
        foot={foot}
        rows={list?.map((listed) => (
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
        <h1 className="sr-only lg:hidden">{title}</h1>
        {opened ? (
          <Fragment key={openKey}>
            {props.children({
              opened,
              now,
              shortcuts,
              onBack: () => setOpened(null),
              onPrevious: opener(neighbour(list ?? [], keyOf(opened), -1)),
              onNext: opener(neighbour(list ?? [], keyOf(opened), 1)),
              onNextFree: opener(free),
              onDone: () => {
                props.onDecided(opened);
                // The reviewer may have opened another case meanwhile, or closed this one.
                setOpened((shown) => (shown && keyOf(shown) === openKey ? free : shown));
              },
            })}
          </Fragment>
        ) : (
          list && <NothingOpen decided={isDecided} onStart={opener(free)} />
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
