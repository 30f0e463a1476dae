import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { decided } from '../../../../i18n/decided.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Takes back one decision at a time; `busy` is the id of the one that is being sent. */
export function useTakeBack() {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState<number | null>(null);

  async function takeBack(id: number): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(id);
    try {
      await request('POST /api/moderation/decisions/{id}/take-back/', { params: { id } });
      showToast({ title: t(decided.takenBack), description: t(decided.takenBackText) });
    } catch (error) {
      const stands = error instanceof RequestError && ['decision_stands', 'not_found'].includes(error.code ?? '');
      showToast({
        title: t(stands ? decided.stands : moderation.decisionFailed),
        description: t(stands ? decided.standsText : moderation.decisionFailedText),
        kind: 'bad',
      });
    } finally {
      running.current = false;
      setBusy(null);
      void client.invalidateQueries({ queryKey: ['moderation'], refetchType: 'active' });
    }
  }
  return { busy, takeBack };
}
