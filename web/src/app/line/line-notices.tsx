import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { slowCalls } from '../../api/slow-calls.ts';
import { showSent } from '../../features/messages/conversation-cache.ts';
import { startOutbox } from '../../features/messages/outbox.ts';
import { line } from '../../i18n/line.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { keepApp } from './keep-app.ts';

const strip = 'flex min-h-(--notice-h) flex-wrap items-center justify-center gap-x-3 px-4 text-small font-semibold lg:pl-30';

/**
 * What there is to say about the line, over the signed-in screens: that there is none, or that something takes
 * long, with a safe way to try again. Loaded late, and with it what else can wait until the page is there.
 */
export function LineNotices() {
  const online = useOnline();
  const slow = useSyncExternalStore(slowCalls.subscribe, slowCalls.read);
  const client = useQueryClient();
  useEffect(keepApp, []);
  useEffect(() => startOutbox((partnerId, message) => showSent(client, partnerId, message)), [client]);
  return (
    <>
      {/* There before its text, since screen readers announce what changes in a region they know. */}
      <output className="block">
        {!online && (
          <p data-line-notice className={`${strip} bg-ink text-cotton`}>
            {t(line.offlineNotice)}
          </p>
        )}
      </output>
      <SlowNotice repeat={slow.flatMap(({ again }) => again ?? [])} shown={online && slow.length > 0} />
    </>
  );
}

interface SlowNoticeProps {
  repeat: readonly (() => void)[];
  shown: boolean;
}

function SlowNotice({ repeat, shown }: SlowNoticeProps) {
  const notice = (
    <output className="sticky bottom-0 z-40 block">
      {shown && (
        <div data-line-notice className={`${strip} bg-warn-soft py-0.5 text-warn`}>
          <span>{t(repeat.length > 0 ? line.slowRead : line.slowWrite)}</span>
          {repeat.length > 0 && (
            <Button variant="outlined" size="sm" onClick={() => repeat.forEach((again) => again())}>
              {t(line.retry)}
            </Button>
          )}
        </div>
      )}
    </output>
  );
  // Around an open dialog everything is out of reach.
  const dialog = shown ? [...document.querySelectorAll('dialog:modal')].at(-1) : undefined;
  return dialog ? createPortal(notice, dialog) : notice;
}
