import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';
import { documentLooks } from '@mwanzo/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useNow } from '../../../../device/use-now.ts';
import { documentLooks as texts } from '../../../../i18n/document-looks.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { documentLooksQuery } from '../../../../queries/document-looks.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { mayOpenAgain } from './looks-rules.ts';

/**
 * Stands in place of an identity document when the hour allows no more. The reviewer can ask a colleague for more, and
 * the picture opens by itself after a yes.
 */
export function TooManyDocuments({ onRetry }: { onRetry: () => void }) {
  const now = useNow();
  const { data } = useQuery(documentLooksQuery);
  const status = useRef<HTMLOutputElement>(null);
  const before = useRef<DocumentLooksState>(undefined);
  const notice = useEffectEvent((after: DocumentLooksState | undefined) => {
    if (mayOpenAgain(before.current, after)) onRetry();
    before.current = after;
  });
  useEffect(() => notice(data), [data]);
  const { busy, run: ask } = useAsk(onRetry, () => status.current?.focus());

  const own = data?.own ?? null;
  return (
    <>
      <p role="alert">{t(texts.tooMany, { count: data?.max ?? documentLooks.max })}</p>
      <output ref={status} tabIndex={-1} className="outline-none empty:sr-only">
        {own?.state === 'waiting' && t(texts.waits)}
        {own?.state === 'declined' && t(texts.declined, { time: localClock(Date.parse(own.ask_again_at), now) })}
      </output>
      {data && own === null && (
        <Button variant="quiet" size="sm" className="py-2" busy={busy} onClick={() => void ask()}>
          {busy ? t(texts.asking) : t(texts.ask, { count: documentLooks.max })}
        </Button>
      )}
    </>
  );
}

/** Sends the question. It is safe to repeat. */
function useAsk(onRetry: () => void, onAsked: () => void) {
  const client = useQueryClient();
  return useAction(
    async () => {
      await request('POST /api/moderation/document-looks/ask/', {});
      onAsked();
      await client.invalidateQueries({ queryKey: documentLooksQuery.queryKey });
    },
    (error) => {
      void client.invalidateQueries({ queryKey: documentLooksQuery.queryKey });
      // Meanwhile a look of this hour has become too old to count.
      if (error instanceof RequestError && error.code === 'documents_left') onRetry();
      else showToast({ title: t(texts.notSent), description: t(texts.notSentText), kind: 'bad', error });
    },
  );
}
