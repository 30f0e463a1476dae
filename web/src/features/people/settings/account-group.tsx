import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useQuery } from '@tanstack/react-query';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import idCardIcon from 'lucide/dist/esm/icons/id-card.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import pauseIcon from 'lucide/dist/esm/icons/pause.mjs';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { devices } from '../../../i18n/devices.ts';
import { ownData } from '../../../i18n/own-data.ts';
import { receipts } from '../../../i18n/payments.ts';
import { emails, passwords } from '../../../i18n/recovery.ts';
import { secondStep } from '../../../i18n/second-step.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { ownEmailQuery } from '../../../queries/own-email.ts';
import { secondStepQuery } from '../../../queries/second-step.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { LinkRow, RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import type { OwnSettings } from './own-settings.ts';

/** A non-breaking space, which reserves the height until the text is there. */
const toCome = '\u00A0';

interface AccountGroupProps {
  profile: OwnProfile;
  settings: OwnSettings;
  choose: (changes: Partial<OwnSettings>) => void;
}

/** Rows for signing in, and for pausing or deleting the account. */
export function AccountGroup({ profile: { user }, settings, choose }: AccountGroupProps) {
  const { data: email = { email: user.email, is_confirmed: true } } = useQuery(ownEmailQuery);
  const { data: sessions } = useQuery(sessionsQuery);
  const { data: step } = useQuery(secondStepQuery);
  const emailHint = (
    <>
      {email.email}
      {!email.is_confirmed && <span className="block font-semibold">{t(emails.notConfirmed)}</span>}
    </>
  );
  const deviceHint = sessions ? t(devices.signedInOn, { count: sessions.length }) : toCome;
  const stepHint = step ? t(step.is_on ? secondStep.on : secondStep.off) : toCome;
  const removal = <span className="text-danger">{t(ownData.remove)}</span>;
  return (
    <RowGroup title={t(texts.account)}>
      <LinkRow href="/settings/email" icon={mailIcon} label={t(texts.email)} hint={emailHint} />
      <LinkRow href="/settings/password" icon={lockIcon} label={t(passwords.title)} hint={t(passwords.rowHint)} />
      <LinkRow href="/settings/devices" icon={smartphoneIcon} label={t(devices.title)} hint={deviceHint} />
      <LinkRow href="/settings/second-step" icon={shieldCheckIcon} label={t(secondStep.title)} hint={stepHint} />
      <div className={rowClass}>
        <RowText icon={idCardIcon} label={t(texts.number)} hint={user.id} />
      </div>
      <LinkRow href="/settings/payments" icon={gemIcon} label={t(receipts.payments)} hint={t(receipts.rowHint)} />
      <LinkRow href="/settings/data" icon={downloadIcon} label={t(ownData.download)} hint={t(ownData.downloadHint)} />
      <SwitchRow
        icon={pauseIcon}
        label={t(ownData.pause)}
        hint={t(ownData.pauseHint)}
        on={settings.is_paused}
        onChange={(is_paused) => choose({ is_paused })}
      />
      <LinkRow href="/settings/delete" icon={trash2Icon} label={removal} hint={t(ownData.removeHint)} />
    </RowGroup>
  );
}
