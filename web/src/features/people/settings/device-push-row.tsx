import { useQuery, useQueryClient } from '@tanstack/react-query';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { useState } from 'react';
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
} from '../../../queries/push-device.ts';
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
  const [busy, setBusy] = useState<boolean>();
  const [failed, setFailed] = useState(false);

  const change = (on: boolean) => {
    if (busy !== undefined) return;
    rememberOfferAnswer();
    setBusy(on);
    setFailed(false);
    (on ? turnPushOn() : turnPushOff())
      .catch((error: unknown): Promise<PushState> => {
        logFailure('Could not change the push subscription', error);
        setFailed(true);
        return readPushState();
      })
      .then((next) => client.setQueryData(pushStateQuery.queryKey, next))
      .finally(() => setBusy(undefined));
  };
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
      hint={t(failed ? notices.failed : hints[state])}
      on={busy ?? state === 'on'}
      onChange={change}
    />
  );
}
