import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useLayoutEffect, useRef } from 'react';
import { slowRequests } from '../../api/slow-requests.ts';
import { switchedOff } from '../../api/switched-off.ts';
import { useOnline } from '../../device/use-online.ts';
import { callBarPlace } from '../../features/conversations/calls/call-bar-place.ts';
import { app } from '../../i18n/app.ts';
import { connection } from '../../i18n/connection.ts';
import { t } from '../../i18n/translate.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import { loadAgain, missingCode } from '../../loading/missing-code.ts';
import { useStore } from '../../state/store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { useStayUntilLoaded } from './use-stay-until-loaded.ts';

const OfflineCardsNote = deferred(async () => (await import('./offline-cards-note.tsx')).OfflineCardsNote, orNothing);

const SwitchNotice = deferred(async () => (await import('./switch-notice.tsx')).SwitchNotice, orNothing);

const ToastsOfPage = deferred(async () => (await import('./toasts-of-page.ts')).ToastsOfPage, { when: 'touched' });

/** Publishes the notices' height as --notice-h. Screens and their sticky elements start below it. */
function useNoticeHeight() {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--notice-h', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (region.current) watch.observe(region.current);
    return () => watch.disconnect();
  }, []);
  return region;
}

/**
 * Says over every screen that there is no connection, what is switched off, or, with a safe retry, that code is missing
 * or a request is slow.
 */
export function ConnectionNotices({ besideRail }: { besideRail: boolean }) {
  const online = useOnline();
  const slow = useStore(slowRequests);
  const missing = useStore(missingCode);
  const isAllOn = useStore(switchedOff) === '';
  useStayUntilLoaded();
  const region = useNoticeHeight();
  const slowText = slow.some(({ isUpload }) => isUpload) ? connection.slowUpload : connection.slow;
  const problem = missing ? app.failedText : online && slow.length > 0 && slowText;
  const retry = () => {
    if (missing) return void loadAgain(missing);
    for (const request of slow) request.retry();
  };
  return (
    <div
      ref={region}
      className={`sticky top-0 z-40 ${besideRail ? 'lg:pl-26 low:pl-[calc(76px+env(safe-area-inset-left))]' : ''}`}
    >
      <div id={callBarPlace} />
      <ToastsOfPage />
      <output className="block">
        {!online && (
          <p
            // The chat says it in a line of its own, with what becomes of messages.
            className={
              'flex items-center justify-center gap-2.5 bg-ink px-4 py-1.5 text-small leading-[1.3] ' +
              'font-semibold text-balance text-cotton [html:has(.offline-line)_&]:hidden'
            }
          >
            <Icon icon={wifiOffIcon} size={18} />
            <span>
              {t(connection.offlineNotice)}
              <OfflineCardsNote />
            </span>
          </p>
        )}
        {online && !isAllOn && <SwitchNotice />}
      </output>
      <RetryNotice text={problem && t(problem)} onRetry={retry} />
    </div>
  );
}
