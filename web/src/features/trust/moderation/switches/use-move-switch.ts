import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { switches as texts } from '../../../../i18n/switches.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { switchTexts } from './switch-texts.ts';
import { switchesQuery, type ModeratedSwitch } from './switches-query.ts';

interface Move {
  name: ModeratedSwitch['switch'];
  isOn: boolean;
  because: string;
}

/** Moves one switch at a time. The result is true once it has moved. */
export function useMoveSwitch() {
  const client = useQueryClient();
  return useAction(
    async ({ name, isOn, because }: Move) => {
      const moved = await request('POST /api/moderation/switches/{name}/', {
        params: { name },
        body: { is_on: isOn, because },
      });
      client.setQueryData(switchesQuery.queryKey, moved);
      showToast({ title: t(isOn ? texts.isOn : texts.isOff, { name: t(switchTexts[name].name) }) });
      return true;
    },
    (error) => {
      void client.invalidateQueries({ queryKey: switchesQuery.queryKey });
      showToast({ title: t(texts.notMoved), description: t(texts.notMovedText), kind: 'bad', error });
    },
  );
}
