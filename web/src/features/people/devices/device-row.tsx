import type { Session } from '@mwanzo/contract/people/sessions';
import { useMutation } from '@tanstack/react-query';
import { devices as texts } from '../../../i18n/devices.ts';
import { localDate, relativeTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { rowClass, RowText } from '../../../ui/frames/row-group.tsx';
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
  const { mutate, isPending, isError } = useMutation({ mutationFn: onSignOut });
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
            busy={isPending}
            aria-label={t(texts.signOutName, { device: name })}
            onClick={() => mutate(session)}
          >
            {t(isPending ? texts.signingOut : texts.signOut)}
          </Button>
        )}
      </div>
      {isError && (
        <div className="px-4 pb-3">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </li>
  );
}
