import type { Session } from '@mwanzo/contract/people/sessions';
import { useAction } from '../../../api/use-action.ts';
import { devices as texts } from '../../../i18n/devices.ts';
import { localDate, relativeTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';
import { deviceName } from './device-name.ts';

interface DeviceRowProps {
  session: Session;
  /** The time when the list was fetched, in ms since the epoch. */
  now: number;
  /** Signs a device out. Rejects if it may still be signed in. It can safely be repeated. */
  onSignOut: (session: Session) => Promise<void>;
}

/** One device. The row of this device has no button, because the settings have one for it. */
export function DeviceRow({ session, now, onSignOut }: DeviceRowProps) {
  const { busy, failure, error, run } = useAction(
    () => onSignOut(session),
    () => t(texts.failed),
    { tellLater: showFailed },
  );
  const name = deviceName(session);
  const hint = session.is_current
    ? t(texts.since, { date: localDate(session.started_at) })
    : t(texts.lastUsed, { when: relativeTime(session.used_at, now) });
  return (
    <li data-session={session.id}>
      <div className={rowClass}>
        <RowText
          label={name}
          hint={
            <>
              {session.is_current && <strong className="block text-ink">{t(texts.thisDevice)}</strong>}
              {hint}
            </>
          }
        />
        {!session.is_current && (
          <Button
            variant="outlined"
            size="sm"
            busy={busy}
            aria-label={t(texts.signOutName, { device: name })}
            onClick={() => void run()}
          >
            {t(busy ? texts.signingOut : texts.signOut)}
          </Button>
        )}
      </div>
      {failure && (
        <div className="px-4 pb-3">
          <FieldError error={error}>{failure}</FieldError>
        </div>
      )}
    </li>
  );
}
