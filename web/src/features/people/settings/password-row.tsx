import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import { Link } from 'wouter';
import { passwords } from '../../../i18n/recovery.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

export function PasswordRow() {
  return (
    <LinkRow
      link={Link}
      href="/settings/password"
      icon={lockIcon}
      label={t(passwords.title)}
      hint={t(passwords.rowHint)}
    />
  );
}
