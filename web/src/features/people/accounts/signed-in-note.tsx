import { useSession } from '../../../api/session.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { signedIn } from '../../../i18n/signed-in.ts';
import { t } from '../../../i18n/translate.ts';
import { TextLink } from '../../../ui/words/text-link.tsx';

/** Says on the sign-in and sign-up pages that the visitor is already signed in. */
export function SignedInNote() {
  const { status, user, profile } = useSession();
  if (status !== 'authenticated' || !user) return null;
  const name = isolate(profile?.name ?? user.full_name);
  return (
    <p className="rounded-md bg-blush px-4 py-1 text-small wrap-anywhere">
      {t(signedIn.as, { name })} <TextLink to="/discover">{t(signedIn.open)}</TextLink>
    </p>
  );
}
