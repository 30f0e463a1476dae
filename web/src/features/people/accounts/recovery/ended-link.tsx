import { useEffect } from 'react';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';

/** Says that a link was used or replaced, or has expired. `href` leads to the page that sends a new one. */
export function EndedLink({ href }: { href: string }) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <RecoveryFrame title={t(passwords.linkEnded)} text={t(passwords.linkEndedText)}>
      <LinkButton to={href} full className="mt-5.5">
        {t(passwords.newLink)}
      </LinkButton>
    </RecoveryFrame>
  );
}
