import type { ReactNode } from 'react';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { useDocumentTitle } from '../../../../ui/frames/use-document-title.ts';
import { LanguageToggle } from '../../../../ui/words/language-toggle.tsx';
import { AuthLayout, AuthTitle } from '../portraits/auth-layout.tsx';

interface RecoveryFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for a forgotten password and for links in mails. Its title becomes the document's title. */
export function RecoveryFrame({ title, text, children }: RecoveryFrameProps) {
  useDocumentTitle(title);
  return (
    <AuthLayout pair="chebet-hassan" saying="Haba na haba" meaning={t(passwords.meaning)} corner={<LanguageToggle />}>
      <AuthTitle title={title}>{text}</AuthTitle>
      {children}
    </AuthLayout>
  );
}
