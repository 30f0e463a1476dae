import { useEffect, useState } from 'react';
import { request } from '../../../../api/request.ts';
import { useSession } from '../../../../api/session.ts';
import { useAction } from '../../../../api/use-action.ts';
import { isolate } from '../../../../i18n/isolate.ts';
import { emails } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button, LinkButton } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { EndedLink } from './ended-link.tsx';
import { readLinkToken } from './link-token.ts';
import { RecoveryFrame } from './recovery-frame.tsx';
import { failureText, hasCode } from './refusals.ts';

/**
 * Confirms an address. Its link is in a mail, and only the button confirms, because mail programs open links by
 * themselves.
 */
export function ConfirmScreen() {
  const [token] = useState(() => readLinkToken('token'));
  const [email, setEmail] = useState<string>();
  const [hasEnded, setEnded] = useState(token === null);
  const isSignedIn = useSession().status === 'authenticated';

  const { busy, failure, error, run } = useAction(
    async () => setEmail((await request('POST /api/account/email/confirm/', { body: { token: token ?? '' } })).email),
    (thrown) => {
      const isEnded = hasCode(thrown, 'link_ended');
      if (isEnded) setEnded(true);
      return isEnded ? undefined : failureText(thrown);
    },
  );

  if (hasEnded) return <EndedLink href={isSignedIn ? '/settings/email' : '/login'} />;
  if (email !== undefined) return <Confirmed email={email} />;
  return (
    <RecoveryFrame title={t(emails.confirmTitle)} text={t(emails.confirmText)}>
      <div className="mt-5.5 grid gap-4">
        {failure !== undefined && <FieldError error={error}>{failure}</FieldError>}
        <Button full busy={busy} onClick={() => void run()}>
          {t(busy ? emails.confirming : emails.confirm)}
        </Button>
      </div>
    </RecoveryFrame>
  );
}

function Confirmed({ email }: { email: string }) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <RecoveryFrame
      title={t(emails.confirmedTitle)}
      text={<span className="wrap-anywhere">{t(emails.confirmedText, { email: isolate(email) })}</span>}
    >
      <LinkButton to="/discover" full className="mt-5.5">
        {t(emails.open)}
      </LinkButton>
    </RecoveryFrame>
  );
}
