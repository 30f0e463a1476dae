import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { useSession } from '../../../api/session.ts';
import { accounts } from '../../../i18n/accounts.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred, orNothing } from '../../../loading/deferred.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LanguageToggle } from '../../../ui/words/language-toggle.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { AuthLayout } from './portraits/auth-layout.tsx';

/** This loads separately, because few signed-in members open these pages. */
const SignedInNote = deferred(async () => (await import('./signed-in-note.tsx')).SignedInNote, orNothing);

interface AccountFrameProps extends Omit<ComponentProps<typeof AuthLayout>, 'note'> {
  /** Content beside the link to the landing page. */
  foot?: ReactNode;
}

/**
 * The frame of sign-in and sign-up. Its link to the landing page is a plain one, because that page is not part of the
 * app.
 */
export function AccountFrame({ children, corner, foot, ...rest }: AccountFrameProps) {
  const { status } = useSession();
  return (
    <AuthLayout
      note={status === 'authenticated' && <SignedInNote />}
      corner={
        <span className="flex items-center gap-4">
          <LanguageToggle />
          {corner}
        </span>
      }
      {...rest}
    >
      {children}
      <p className="flex flex-wrap items-center justify-center gap-x-4">
        {foot}
        <TextLink href="/" tone="quiet">
          <Icon icon={arrowLeftIcon} size={18} />
          {t(accounts.backToHome)}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
