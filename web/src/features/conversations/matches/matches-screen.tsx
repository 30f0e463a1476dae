import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { RetryButton } from '../../../ui/controls/retry-button.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { Page, PageTitle } from '../../../ui/frames/page.tsx';
import { Skeleton } from '../../../ui/frames/skeleton.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../../ui/frames/unless-offline.tsx';
import { FailedRequestId } from '../../../ui/words/failed-request-id.tsx';
import { OfflineAge } from '../../../ui/words/offline-age.tsx';
import { Faces, MatchList } from './match-list.tsx';
import { PastRows } from './past-rows.tsx';
import { useLikesCount } from './use-likes-count.ts';
import { useMatches } from './use-matches.ts';

/** Content below the matches. It appears once it is known whether there are any. */
type Foot = ComponentType<{ hasMatches: boolean }>;

export function MatchesScreen({ Foot: below }: { Foot?: Foot }) {
  const { dataUpdatedAt } = useQuery(matchesQuery);
  return (
    <Page>
      <PageTitle title={t(texts.title)}>
        <OfflineAge at={dataUpdatedAt}>{t(texts.subtitle)}</OfflineAge>
      </PageTitle>
      <LoadedMatches Foot={below} />
    </Page>
  );
}

interface LoadedMatchesProps {
  /** The id of the member whose chat is open beside the list. */
  chosen?: number | undefined;
  Foot?: Foot | undefined;
}

/** Shows the matches, or why there are none. */
export function LoadedMatches({ chosen, Foot }: LoadedMatchesProps) {
  const { data, isPending, error, refetch } = useMatches();
  const likes = useLikesCount();
  const list = likes === undefined ? undefined : data;
  return (
    <>
      {!list && (
        <UnlessOffline onRetry={() => void refetch()}>
          {isPending || data ? <LoadingMatches /> : <LoadFailed error={error} onRetry={() => void refetch()} />}
        </UnlessOffline>
      )}
      {list?.length === 0 && (
        <>
          {!!likes && <Faces matches={[]} likes={likes} />}
          <NoMatches />
        </>
      )}
      {list && list.length > 0 && <MatchList matches={list} likes={likes ?? 0} chosen={chosen} />}
      {list && <PastRows />}
      {list && Foot && <Foot hasMatches={list.length > 0} />}
    </>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      className="mt-10 short:mt-0"
      drawing={<TwoArches />}
      title={t(texts.notHere)}
      actions={<RetryButton variant="primary" size="md" full onRetry={onRetry} />}
    >
      {t(texts.notHereText)}
      <FailedRequestId error={error} />
    </EmptyState>
  );
}

function NoMatches() {
  return (
    <EmptyState
      className="mt-10 short:mt-0"
      drawing={<TwoArches />}
      title={t(texts.none)}
      actions={
        <LinkButton to="/discover" full>
          {t(texts.discover)}
        </LinkButton>
      }
      saying={{ text: 'Hayawi hayawi, huwa', meaning: t(texts.oneDay) }}
    >
      {t(texts.noneText)}
    </EmptyState>
  );
}

/** Placeholder rows while the matches load. */
function LoadingMatches() {
  return (
    <div aria-busy="true">
      <Spinner label={t(texts.loading)} />
      <ul aria-hidden className="match-rows">
        {[0, 1, 2, 3, 4].map((place) => (
          <li key={place}>
            <div className="match-row">
              <Skeleton className="match-row-arch" />
              <div className="grid gap-2.5">
                <Skeleton className="h-4.5 w-2/5" />
                <Skeleton className="h-3.5 w-4/5" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
