import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../i18n/connection.ts';
import { offline } from '../../i18n/offline.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../controls/button.tsx';
import { SunToCome } from '../drawings/sun-to-come.tsx';
import { EmptyState } from './empty-state.tsx';

/** Replaces a screen's content when there is no network. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  // This unmounts either because the network is back, or because the member leaves the screen while offline.
  useEffect(
    () => () => {
      if (navigator.onLine) retry();
    },
    [],
  );
  const action = (
    <Button variant="outlined" icon={rotateCwIcon} full onClick={onRetry}>
      {t(connection.retry)}
    </Button>
  );
  return (
    <EmptyState
      className="m-auto in-[[popover]]:pt-0 short:py-2"
      drawing={<SunToCome className="mb-2 in-[[popover]]:h-24 short:h-26" />}
      title={t(offline.title)}
      actions={action}
    >
      {t(offline.text)}
    </EmptyState>
  );
}
