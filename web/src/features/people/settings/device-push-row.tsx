import { useQuery, useQueryClient } from '@tanstack/react-query';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { useAction } from '../../../api/use-action.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { rememberOfferAnswer } from '../../../device/push-offer-memory.ts';
import { notices } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import {
  pushStateQuery,
  readPushState,
  turnPushOff,
  turnPushOn,
  type PushState,
} from '../../../shared/push/push-device.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { rowClass, RowText } from '../../../ui/frames/row-group.tsx';

const hints = {
  on: notices.deviceOn,
  off: notices.deviceOff,
  blocked: notices.blocked,
  unsupported: notices.unsupported,
};

/**
 * The switch for pushes in this browser. Turning it on makes the browser ask for its permission; nothing else here
 * does.
 */
export function DevicePushRow() {
  const client = useQueryClient();
  const { data: state = 'off' } = useQuery(pushStateQuery);
  const show = (next: PushState) => client.setQueryData(pushStateQuery.queryKey, next);
  const { busy, given, failure, run } = useAction(
    async (on: boolean) => {
      rememberOfferAnswer();
      try {
        show(await (on ? turnPushOn() : turnPushOff()));
      } catch (error) {
        show(await readPushState());
        throw error;
      }
    },
    (error) => {
      logFailure('Could not change the push subscription', error);
      return notices.failed;
    },
  );
  if (state === 'blocked' || state === 'unsupported') {
    return (
      <div className={rowClass}>
        <RowText icon={smartphoneIcon} label={t(notices.device)} hint={t(hints[state])} />
      </div>
    );
  }
  return (
    <SwitchRow
      icon={smartphoneIcon}
      label={t(notices.device)}
      hint={t(failure ?? hints[state])}
      on={busy ? given === true : state === 'on'}
      onChange={(on) => void run(on)}
    />
  );
}
