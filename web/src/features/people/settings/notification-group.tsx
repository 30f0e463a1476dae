import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import moonIcon from 'lucide/dist/esm/icons/moon.mjs';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { rememberOfferAnswer } from '../../../device/push-offer-memory.ts';
import { notices } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { LinkRow, RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { DevicePushRow } from './device-push-row.tsx';
import { clockTime } from './quiet-times.ts';
import type { AccountSettings } from './use-account-settings.ts';

/** The kinds of notifications that a member may turn off, with their icons. */
const kinds = [
  ['match', heartHandshakeIcon],
  ['message', messageCircleIcon],
  ['like', heartIcon],
] as const;

/** Rows for the notifications on the phone, and for their quiet hours. */
export function NotificationGroup({ account }: { account: AccountSettings }) {
  const { choose } = account;
  return (
    <RowGroup title={t(notices.title)}>
      <DevicePushRow />
      <Loaded of={account}>
        {({ push_kinds: chosen, mail_kinds: mailed, quiet_hours: quiet, shows_names_when_locked }) => (
          <>
            {kinds.map(([kind, icon]) => (
              <SwitchRow
                key={kind}
                icon={icon}
                label={t(notices[kind])}
                on={chosen.includes(kind)}
                onChange={(on) => {
                  rememberOfferAnswer();
                  void choose({ push_kinds: withKind(chosen, kind, on) });
                }}
              />
            ))}
            <div className={rowClass}>
              <RowText icon={shieldCheckIcon} label={t(notices.verification)} />
              <span className="flex-none text-small text-ink-2">{t(notices.alwaysOn)}</span>
            </div>
            <LinkRow
              href="/settings/quiet"
              icon={moonIcon}
              label={t(notices.quietHours)}
              hint={
                quiet
                  ? t(notices.quietFromTo, { from: clockTime(quiet.from), to: clockTime(quiet.to) })
                  : t(notices.off)
              }
            />
            <SwitchRow
              icon={eyeIcon}
              label={t(notices.lockedNames)}
              hint={t(notices.lockedNamesHint)}
              on={shows_names_when_locked}
              onChange={(on) => void choose({ shows_names_when_locked: on })}
            />
            <LinkRow
              href="/settings/mail"
              icon={mailIcon}
              label={t(notices.byMail)}
              hint={mailed.length > 0 ? mailed.map((kind) => t(notices[kind])).join(', ') : t(notices.off)}
            />
          </>
        )}
      </Loaded>
    </RowGroup>
  );
}

export function withKind(chosen: readonly NoticeKind[], kind: NoticeKind, on: boolean): NoticeKind[] {
  return [...chosen.filter((each) => each !== kind), ...(on ? [kind] : [])];
}
