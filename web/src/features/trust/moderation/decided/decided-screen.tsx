import { useQuery, useQueryClient } from '@tanstack/react-query';
import { takeBackMinutes } from '@mwanzo/contract/limits';
import undoIcon from 'lucide/dist/esm/icons/undo-2.mjs';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useNow } from '../../../../device/use-now.ts';
import { decided } from '../../../../i18n/decided.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { room } from '../../../../i18n/room.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Loaded } from '../../../../ui/frames/loaded.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { decisionsQuery, type DecisionEntry } from './decided-queries.ts';
import { decisionText, mayTakeBack } from './decision-texts.ts';
import { reviewerText } from '../panel/reviewer-text.ts';

/** Lists the last decisions of all reviewers and kinds. One's own can be taken back for some minutes. */
export function DecidedScreen() {
  const query = useQuery(decisionsQuery);
  return (
    <div className="min-w-0 px-4 py-5 lg:col-span-2 lg:px-7">
      <h1>{t(decided.title)}</h1>
      <p className="mb-4 max-w-3xl text-small text-ink-2">{t(decided.about, { count: takeBackMinutes })}</p>
      <Loaded of={query} failedText={t(decided.failed)} className="justify-items-start gap-3">
        {(data) => <Decisions list={data} />}
      </Loaded>
    </div>
  );
}

function Decisions({ list }: { list: readonly DecisionEntry[] }) {
  const now = useNow();
  const { busy, given, run } = useTakeBack();
  if (list.length === 0) return <p className="text-ink-2">{t(decided.none)}</p>;
  return (
    <ul className="max-w-3xl overflow-hidden rounded-lg bg-surface shadow-1">
      {list.map((entry) => (
        <DecisionRow
          key={entry.id}
          entry={entry}
          onTakeBack={mayTakeBack(entry, now) ? () => void run(entry.id) : null}
          busy={busy && given === entry.id}
        />
      ))}
    </ul>
  );
}

/** Takes back one decision at a time. */
function useTakeBack() {
  const client = useQueryClient();
  return useAction(
    async (id: number) => {
      try {
        await request('POST /api/moderation/decisions/{id}/take-back/', { params: { id } });
        showToast({ title: t(decided.takenBack), description: t(decided.takenBackText) });
      } finally {
        void client.invalidateQueries({ queryKey: ['moderation'], refetchType: 'active' });
      }
    },
    (error) => {
      const stands = error instanceof RequestError && ['decision_stands', 'not_found'].includes(error.code ?? '');
      showToast({
        title: t(stands ? decided.stands : moderation.decisionFailed),
        description: t(stands ? decided.standsText : moderation.decisionFailedText),
        kind: 'bad',
        error,
      });
    },
  );
}

interface DecisionRowProps {
  entry: DecisionEntry;
  /** Null if the decision stands. */
  onTakeBack: (() => void) | null;
  busy: boolean;
}

function DecisionRow({ entry, onTakeBack, busy }: DecisionRowProps) {
  const { name, decided_at: at, decided_by: by } = entry;
  const who = name ?? t(room.accountGone);
  const what = decisionText(entry);
  return (
    <li
      className={
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4.5 py-3 ' +
        'shadow-[0_1px_0_var(--color-line)]'
      }
    >
      <div className="min-w-0 flex-1 basis-56 leading-[1.35]">
        <p className="font-semibold wrap-anywhere">
          <bdi>{who}</bdi>
        </p>
        <p className="text-label wrap-anywhere">{what}</p>
        <p className="text-small text-ink-2">
          {[localDateTime(at), by !== null && reviewerText(by)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onTakeBack && (
        <Button
          variant="outlined"
          size="sm"
          icon={undoIcon}
          busy={busy}
          aria-label={t(decided.takeBackOf, { name: who, what })}
          onClick={onTakeBack}
        >
          {t(busy ? decided.takingBack : decided.takeBack)}
        </Button>
      )}
    </li>
  );
}
