import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../device/use-now.ts';
import { matches as texts } from '../../i18n/matches.ts';
import { t } from '../../i18n/translate.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { TwoArches } from '../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../ui/frames/empty-state.tsx';
import { Page, PageTitle } from '../../ui/frames/page.tsx';
import { Skeleton } from '../../ui/frames/skeleton.tsx';
import { Spinner } from '../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../ui/frames/unless-offline.tsx';
import { rotateCwIcon } from '../../ui/icons/rotate-cw.ts';
import { KeptFrom } from '../../ui/words/kept-from.tsx';
import { MatchCard } from './match-card.tsx';
import { matchesQuery } from '../../queries/matches.ts';
import { useMatches } from './use-matches.ts';

/** What is shown below the matches, once it is known whether there are any. */
type Foot = ComponentType<{ hasMatches: boolean }>;

export function MatchesScreen({ Foot: below }: { Foot?: Foot }) {
  const { dataUpdatedAt } = useQuery(matchesQuery);
  return (
    <Page>
      <PageTitle title={t(texts.title)}>
        <KeptFrom at={dataUpdatedAt}>{t(texts.subtitle)}</KeptFrom>
      </PageTitle>
      <MatchList Foot={below} />
    </Page>
  );
}

interface MatchListProps {
  /** The member whose chat is open beside them. */
  chosen?: number | undefined;
  Foot?: Foot | undefined;
}

/** The cards, or why there are none. */
export function MatchList({ chosen, Foot }: MatchListProps) {
  const { data: list, isPending, isFetching, refetch } = useMatches();
  const now = useNow();
  return (
    <>
      {!list && (
        <UnlessOffline onRetry={() => void refetch()}>
          {isPending ? <LoadingMatches /> : <LoadFailed busy={isFetching} onRetry={() => void refetch()} />}
        </UnlessOffline>
      )}
      {list?.length === 0 && <NoMatches />}
      {list && list.length > 0 && (
        <ul className="mt-4 grid gap-2.5 low:grid-cols-2">
          {list.map((match) => (
            <li key={match.id} className="grid">
              <MatchCard match={match} now={now} chosen={match.user.id === chosen} />
            </li>
          ))}
        </ul>
      )}
      {list && Foot && <Foot hasMatches={list.length > 0} />}
    </>
  );
}

/** The layout of the cards while they load. */
function LoadingMatches() {
  return (
    <div aria-busy="true">
      <Spinner label={t(texts.loading)} />
      <div aria-hidden className="grid gap-2.5 low:grid-cols-2">
        {[0, 1, 2, 3].map((place) => (
          <div
            key={place}
            className="grid min-h-27 grid-cols-[72px_1fr] items-center gap-3.5 rounded-[22px] bg-surface py-2.5 pr-3.5 pl-2.5 shadow-1"
          >
            <Skeleton className="h-22 rounded-[40px_40px_14px_14px]!" />
            <div className="grid gap-2.5">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function LoadFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const retry = (
    <Button icon={rotateCwIcon} full busy={busy} onClick={onRetry}>
      {t(texts.tryAgain)}
    </Button>
  );
  return (
    <EmptyState
      className="mt-10 short:mt-0"
      drawing={<TwoArches className="mb-3" />}
      title={t(texts.notHere)}
      actions={retry}
    >
      {t(texts.notHereText)}
    </EmptyState>
  );
}

function NoMatches() {
  return (
    <EmptyState
      className="mt-10 short:mt-0"
      drawing={<TwoArches className="mb-3" />}
      title={t(texts.none)}
      actions={
        <Link href="/discover" asChild>
          <LinkButton full>{t(texts.discover)}</LinkButton>
        </Link>
      }
      saying={{ text: 'Hayawi hayawi, huwa', meaning: t(texts.oneDay) }}
    >
      {t(texts.noneText)}
    </EmptyState>
  );
}
