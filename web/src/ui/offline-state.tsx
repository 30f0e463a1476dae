import { useEffect, useRef } from 'react';
import { line } from '../i18n/line.ts';
import { t } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { rotateCwIcon } from './icons/rotate-cw.ts';
import { wifiOffIcon } from './icons/wifi-off.ts';

interface OfflineStateProps {
  onRetry: () => void;
}

/** A screen's own words for having no network. */
export function OfflineState({ onRetry }: OfflineStateProps) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  // It goes because the network is back, or because the member leaves without one.
  useEffect(
    () => () => {
      if (navigator.onLine) retry.current();
    },
    [],
  );
  return (
    <section className="m-auto grid justify-items-center gap-2.5 px-2 py-10 text-center">
      <span className="mb-2 grid h-26 w-21 place-items-center rounded-[999px_999px_16px_16px] bg-blush text-primary-text">
        <Icon icon={wifiOffIcon} size={38} />
      </span>
      <h2 className="text-[1.625rem]">{t(line.offline)}</h2>
      <p className="max-w-[32ch] text-ink-2">{t(line.offlineText)}</p>
      <Button variant="outlined" icon={rotateCwIcon} className="mt-2" onClick={onRetry}>
        {t(line.retry)}
      </Button>
    </section>
  );
}
