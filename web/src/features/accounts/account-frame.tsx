import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ComponentProps } from 'react';
import { accounts } from '../../i18n/accounts.ts';
import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LanguageToggle } from '../../ui/words/language-toggle.tsx';
import { TextLink } from '../../ui/words/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignedInNote } from './signed-in-note.tsx';

/**
 * The frame of sign-in and sign-up. Its link to the landing page is a plain one, because that page is not part of the
 * app.
 */
export function AccountFrame({
  children,
  corner,
  ...rest
}: Omit<ComponentProps<typeof AuthLayout>, 'homeHref' | 'link' | 'note'>) {
  return (
    <AuthLayout
      homeHref="/"
      note={<SignedInNote />}
      corner={
        <span className="flex items-center gap-4">
          <LanguageToggle className="text-label text-ink-2!" />
          {corner}
        </span>
      }
      {...rest}
    >
      {children}
      <p className="text-center">
        <TextLink href="/" tone="quiet">
          <Icon icon={arrowLeftIcon} size={18} />
          {t(accounts.backToHome)}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
