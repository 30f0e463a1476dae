import { useQuery } from '@tanstack/react-query';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { Link } from 'wouter';
import { emails } from '../../../i18n/recovery.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { ownEmailQuery } from '../../../queries/own-email.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

/** Shows `email` until the current address has loaded. */
export function EmailRow({ email }: { email: string }) {
  const { data } = useQuery(ownEmailQuery);
  return (
    <LinkRow
      link={Link}
      href="/settings/email"
      icon={mailIcon}
      label={t(texts.email)}
      hint={
        <>
          {data?.email ?? email}
          {data?.is_confirmed === false && <span className="block font-semibold">{t(emails.notConfirmed)}</span>}
        </>
      }
    />
  );
}
