import { useQuery } from '@tanstack/react-query';
import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { useEffect } from 'react';
import { retryDelay } from '../../../api/query-client.ts';
import { isPassing } from '../../../api/request-error.ts';
import { deckEnd } from '../../../i18n/deck-end.ts';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { FailedRequestId } from '../../../ui/words/failed-request-id.tsx';
import { deckQuery } from './cards/deck-query.ts';
import type { DeckEndProps } from './deck-end-props.ts';

/**
 * Shown if the deck could not be loaded. While the server is away it goes on asking in silence, and at once when the
 * member comes back to the page.
 */
export function FailedDeck({ query, onRefresh }: Pick<DeckEndProps, 'query' | 'onRefresh'>) {
  const { isSuccess, error } = useQuery({
    ...deckQuery(query),
    queryKey: ['deck-again', query],
    retry: false,
    refetchInterval: ({ state }) => (isPassing(state.error) ? retryDelay(state.errorUpdateCount) : false),
    refetchOnWindowFocus: true,
    gcTime: 0,
  });
  useEffect(() => {
    if (isSuccess) onRefresh();
  }, [isSuccess, onRefresh]);
  return (
    <EmptyState
      drawing={<SunOnHorizon />}
      title={t(deckEnd.notHere)}
      actions={
        <Button icon={rotateCwIcon} full onClick={onRefresh}>
          {t(deck.refresh)}
        </Button>
      }
    >
      {t(!error || isPassing(error) ? deckEnd.unreachable : deckEnd.notHereText)}
      <FailedRequestId error={error} />
    </EmptyState>
  );
}
