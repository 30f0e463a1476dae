import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { overviewQuery } from '../room/overview-query.ts';
import type { Listed } from './queue-rules.ts';
import { QueueScreen } from './queue-screen.tsx';

type Screen<Item extends Listed> = ComponentProps<typeof QueueScreen<Item, 'open'>>;

interface OpenQueueProps<Item extends Listed> extends Pick<
  Screen<Item>,
  'title' | 'foot' | 'legend' | 'rowOf' | 'children'
> {
  query: { queryKey: readonly string[]; queryFn: (context: { signal: AbortSignal }) => Promise<Item[]> };
}

/** A queue that lists what is open, and nothing that is decided. */
export function OpenQueue<Item extends Listed>({ query, ...screen }: OpenQueueProps<Item>) {
  const { queryKey } = query;
  const { data, error, refetch } = useQuery(query);
  const client = useQueryClient();
  const remove = ({ id }: Item) => {
    client.setQueryData<Item[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
  return (
    <QueueScreen
      {...screen}
      tab="open"
      tabs={[{ tab: 'open', text: t(room.open) }]}
      onTab={() => undefined}
      isDecided={false}
      waiting={data?.length}
      list={data}
      error={error}
      onRetry={() => void refetch()}
      onDecided={remove}
    />
  );
}
