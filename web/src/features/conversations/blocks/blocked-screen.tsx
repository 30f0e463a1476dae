import type { Block } from '@mwanzo/contract/conversations/blocks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../api/request.ts';
import { blockedPeople as texts, endContactTexts } from '../../../i18n/blocks.ts';
import { localDate } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { forgetEndedContact } from '../../../shared/matches/ended-contacts.ts';
import { useQuestion } from '../../../api/use-question.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { RowCard, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { Question } from '../../../ui/layers/question.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { changeList } from '../../../queries/change-list.ts';
import { blocksQuery } from '../../../queries/blocks.ts';

/** Lists everybody whom the member has blocked, with a button to unblock. */
export function BlockedScreen() {
  const query = useQuery({ ...blocksQuery, refetchOnMount: 'always' });
  const [asked, setAsked] = useState<Block>();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);

  const leave = (block: Block) => {
    setAsked((now) => (now === block ? undefined : now));
    forgetEndedContact(block.user_id);
    showToast({ title: t(texts.unblocked, { name: block.name }) });
    // This waits until the dialog has returned the focus to the row's button.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-blocked="${block.user_id}"]`);
      if (row) focusNeighbour(row);
      void changeList<Block>(client, blocksQuery.queryKey, (blocks) =>
        blocks.filter(({ user_id }) => user_id !== block.user_id),
      );
    });
  };

  return (
    <InnerPage title={t(texts.title)} up="/settings">
      <Loaded of={query}>
        {(blocks) =>
          blocks.length === 0 ? (
            <EmptyState drawing={<TwoArches />} title={t(texts.none)}>
              {t(texts.noneText)}
            </EmptyState>
          ) : (
            <RowCard>
              <ul ref={list} className="[&>*+*]:shadow-[0_-1px_0_var(--color-line)]">
                {blocks.map((block) => (
                  <BlockedRow key={block.user_id} block={block} onUnblock={() => setAsked(block)} />
                ))}
              </ul>
            </RowCard>
          )
        }
      </Loaded>
      <UnblockQuestion block={asked} onClose={() => setAsked(undefined)} onUnblocked={leave} />
    </InnerPage>
  );
}

function BlockedRow({ block, onUnblock }: { block: Block; onUnblock: () => void }) {
  return (
    // In a list of a thousand rows, the browser lays out only the visible ones.
    <li
      data-blocked={block.user_id}
      className={`${rowClass} [contain-intrinsic-size:auto_62px] [content-visibility:auto]`}
    >
      <RowText label={<bdi>{block.name}</bdi>} hint={t(texts.since, { date: localDate(block.blocked_at) })} />
      <Button
        variant="outlined"
        size="sm"
        aria-label={t(texts.unblockName, { name: block.name })}
        aria-haspopup="dialog"
        onClick={onUnblock}
      >
        {t(texts.unblock)}
      </Button>
    </li>
  );
}

interface UnblockQuestionProps {
  /** Undefined while the question is closed. */
  block: Block | undefined;
  onClose: () => void;
  onUnblocked: (block: Block) => void;
}

function UnblockQuestion({ block, onClose, onUnblocked }: UnblockQuestionProps) {
  const question = useQuestion(
    async (asked: Block) => {
      await request('DELETE /api/blocks/{userId}/', { params: { userId: asked.user_id } });
      onUnblocked(asked);
    },
    (_, { name }) => t(texts.failed, { name }),
    { about: block, onClose, tellLater: showFailed },
  );
  return (
    <Question
      {...question}
      title={block ? t(texts.question, { name: block.name }) : ''}
      no={t(endContactTexts.keep)}
      yes={t(question.busy ? texts.unblocking : question.failure ? endContactTexts.tryAgain : texts.unblock)}
    >
      <p className="text-ink-2">{t(texts.questionText)}</p>
    </Question>
  );
}
