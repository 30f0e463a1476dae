import type { ReactNode } from 'react';
import type { Message } from '../../../../i18n/define-messages.ts';
import type { PanelProps } from '../panel/panel-props.ts';
import type { LegendRow } from '../shortcuts/shortcut-legend.tsx';
import type { QueryContext } from '../waiting/fetch-times.ts';
import type { Listed } from './queue-rules.ts';
import type { RowContent } from './queue-row.tsx';

interface ListQuery<Item> {
  queryKey: readonly string[];
  queryFn: (context: QueryContext) => Promise<Item[]>;
}

export interface QueueTab<Item> {
  text: Message;
  /** The query options of the one or two lists that the tab shows together. */
  lists: readonly [ListQuery<Item>] | readonly [ListQuery<Item>, ListQuery<Item>];
  /** Chooses and sorts the items. If left out, all are shown in the server's order. */
  pick?: (items: readonly Item[]) => readonly Item[];
  /** True if the tab lists decided items, which nobody needs to open. */
  isDecided?: boolean;
}

/** Describes a queue of the room, which `QueueScreen` shows. */
export interface Queue<Item extends Listed> {
  title: Message;
  /** The tabs. The first one lists all undecided items; a single one is not rendered. */
  tabs: readonly [QueueTab<Item>, ...QueueTab<Item>[]];
  /** Returns the text below the rows. */
  foot: () => string;
  legend: readonly LegendRow[];
  rowOf: (item: Item, now: number, current: boolean) => RowContent;
  /** Renders the open item. */
  Panel: (props: PanelProps<Item>) => ReactNode;
}
