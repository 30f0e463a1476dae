import type { Kept } from '@mwanzo/contract/people/keeps';
import { keptMax } from '@mwanzo/contract/limits';
import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useId, useRef } from 'react';
import { innerPages } from '../../../i18n/inner-pages.ts';
import { keeps as texts } from '../../../i18n/keeps.ts';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { toastAction } from '../../../ui/layers/toast-action.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { DecisionCard } from './decision-card.tsx';
import { KeptRow } from './kept-row.tsx';

interface KeptListProps {
  open: boolean;
  kept: readonly Kept[];
  verification: Verification | undefined;
  onClose: () => void;
  /** Takes somebody off the list. Resolves to true if that was confirmed. */
  onDrop: (kept: Kept) => Promise<boolean>;
  /** Puts somebody back on the list. */
  onKeep: (kept: Kept) => void;
}

/** The people whom the member keeps for later, over the whole screen. */
export function KeptList({ open, onClose, ...rest }: KeptListProps) {
  const titleId = useId();
  return (
    <DialogFrame open={open} onClose={onClose} shape="full" labelledBy={titleId}>
      <Content {...rest} titleId={titleId} onClose={onClose} />
    </DialogFrame>
  );
}

type ContentProps = Omit<KeptListProps, 'open'> & { titleId: string };

function Content({ titleId, kept, verification, onClose, onDrop, onKeep }: ContentProps) {
  const list = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const drop = async (person: Kept) => {
    const row = list.current?.querySelector(`[data-kept="${person.id}"]`);
    // The row disappears at once, with the button that was pressed.
    if (row && kept.length > 1) focusNeighbour(row);
    else back.current?.focus();
    if (await onDrop(person))
      showToast({
        title: t(texts.takenOff, { name: person.name }),
        action: toastAction(t(rewinds.label), () => onKeep(person)),
      });
  };
  return (
    <div className="mx-auto flex size-full min-h-0 max-w-[560px] flex-col">
      <div className="grid h-14 flex-none grid-cols-[44px_1fr_auto] items-center gap-1 pr-4.5 pl-2.5">
        <IconButton ref={back} icon={arrowLeftIcon} label={t(innerPages.back)} onClick={onClose} />
        <h2 id={titleId} className="truncate text-[1.5rem] leading-[1.3]">
          {t(texts.title)}
        </h2>
        <span aria-live="polite" className="text-small text-ink-2">
          {t(texts.count, { count: kept.length, max: keptMax })}
        </span>
      </div>
      <div
        className={
          'min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 pt-1 ' +
          'pb-[calc(24px+env(safe-area-inset-bottom))]'
        }
      >
        {kept.length === 0 ? (
          <EmptyState drawing={<TwoArches />} title={t(texts.none)}>
            {t(texts.noneText)}
          </EmptyState>
        ) : (
          <>
            <p className="mx-1 mb-4 text-ink-2">{t(texts.intro)}</p>
            <ul ref={list} className="rounded-lg bg-surface shadow-1">
              {kept.map((person) => (
                <KeptRow key={person.id} kept={person} onDrop={() => void drop(person)} />
              ))}
            </ul>
            <DecisionCard verification={verification} count={kept.length} />
            <p className="mx-1 mt-2 text-small text-ink-2">{t(texts.drops)}</p>
          </>
        )}
      </div>
    </div>
  );
}
