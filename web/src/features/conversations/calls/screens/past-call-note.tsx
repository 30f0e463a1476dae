import type { PastCall } from '@mwanzo/contract/conversations/calls';
import phoneIncomingIcon from 'lucide/dist/esm/icons/phone-incoming.mjs';
import phoneOffIcon from 'lucide/dist/esm/icons/phone-off.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { useNow } from '../../../../device/use-now.ts';
import { pastCalls as texts } from '../../../../i18n/calls.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** A past call, as a small entry in a conversation. */
export function PastCallNote({ call }: { call: PastCall }) {
  const now = useNow();
  const { mine, seconds, started_at: at } = call;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 self-center py-2 text-small text-ink-2">
      <Icon icon={seconds === null ? (mine ? phoneOffIcon : phoneIncomingIcon) : phoneIcon} size={16} />
      {wordsOf(call)}
      <time dateTime={at} className="text-micro">
        {localClock(Date.parse(at), now)}
      </time>
    </p>
  );
}

const notConnected: readonly PastCall['reason'][] = ['ice_failed', 'user_media_failed'];

function wordsOf({ mine, reason, seconds }: PastCall): string {
  if (seconds !== null && seconds >= 60) return t(texts.talked, { count: Math.round(seconds / 60) });
  if (seconds !== null) return t(texts.brief);
  if (notConnected.includes(reason)) return t(texts.notConnected);
  if (mine) return t(texts.noAnswer);
  return t(reason === 'declined' ? texts.declined : texts.missed);
}
