import { useQueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { decided } from '../../../../i18n/decided.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Takes back one decision at a time. */
export function useTakeBack() {
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
