import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';
import { documentLooks } from '@mwanzo/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { documentLooks as texts } from '../../../../i18n/document-looks.ts';
import { room } from '../../../../i18n/room.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { documentLooksQuery } from '../../../../queries/document-looks.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { reviewerText } from '../panel/reviewer-text.ts';

/** The colleagues who ask for more identity documents, each with a yes and a no. */
export function AskedDocuments({ now }: { now: number }) {
  const { data } = useQuery(documentLooksQuery);
  return data?.asked.map((asked) => <AskedCard key={asked.id} asked={asked} now={now} />);
}

function AskedCard({ asked, now }: { asked: DocumentLooksState['asked'][number]; now: number }) {
  const title = useId();
  const { sent, answer } = useAnswer(asked);
  return (
    <section aria-labelledby={title} className="overview-card mb-3.5 gap-1.5! bg-warn-soft!">
      <h2 id={title} dir="auto" className="text-[1.125rem] tracking-[-0.01em] wrap-anywhere">
        {t(texts.asks, { name: asked.name, count: documentLooks.max })}
      </h2>
      <p className="text-small">
        {t(texts.opened, { count: asked.opened })} {t(texts.holds)}
      </p>
      <p className="text-small text-ink-2">
        {reviewerText(asked.moderator_id)} · {localClock(Date.parse(asked.asked_at), now)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button size="sm" busy={sent !== undefined} onClick={() => void answer('yes')}>
          {sent === 'yes' ? t(room.recording) : t(texts.yes, { count: documentLooks.max })}
        </Button>
        <Button variant="outlined" size="sm" busy={sent !== undefined} onClick={() => void answer('no')}>
          {t(sent === 'no' ? room.recording : texts.no)}
        </Button>
      </div>
    </section>
  );
}

/** Sends the answer; `sent` is the one that is under way. */
function useAnswer({ id, name }: DocumentLooksState['asked'][number]) {
  const client = useQueryClient();
  const { busy, given, run } = useAction(
    async (answer: 'yes' | 'no') => {
      await request('POST /api/moderation/document-looks/{id}/answer/', { params: { id }, body: { answer } });
      showToast({ title: t(answer === 'yes' ? texts.allowed : texts.refused, { name }) });
      await client.invalidateQueries({ queryKey: documentLooksQuery.queryKey });
    },
    (error) => {
      void client.invalidateQueries({ queryKey: documentLooksQuery.queryKey });
      const isGone = error instanceof RequestError && error.status === 404;
      showToast({
        title: t(isGone ? texts.gone : texts.notSent),
        description: t(isGone ? texts.goneText : texts.notSentText),
        kind: 'bad',
        error,
      });
    },
  );
  return { sent: busy ? given : undefined, answer: run };
}
