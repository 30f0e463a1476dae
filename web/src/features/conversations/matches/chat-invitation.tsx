import type { ComponentType } from 'react';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { useFetchedMatches } from './use-matches.ts';

/** Shown beside the list while no chat is open. Without matches it does not ask to choose one. */
export function ChatInvitation({ Foot }: { Foot: ComponentType<{ hasMatches: boolean }> }) {
  const { data: list } = useFetchedMatches();
  if (!list || list.length === 0) return null;
  return (
    <section aria-label={t(texts.pick)} className="grid h-full place-content-center p-8">
      <EmptyState drawing={<TwoArches />} title={t(texts.pick)}>
        {t(texts.pickText)}
      </EmptyState>
      <div className="mx-auto max-w-[420px]">
        <Foot hasMatches />
      </div>
    </section>
  );
}
