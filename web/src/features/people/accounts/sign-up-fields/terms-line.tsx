import { signUp as texts } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { TextLink } from '../../../../ui/words/text-link.tsx';

/** Names what an account accepts. Both are separate documents, and the form is kept while somebody reads them. */
export function TermsLine() {
  // In both languages the terms come first.
  const [before, between, after] = t(texts.accept, { terms: '|', privacy: '|' }).split('|');
  return (
    <p className="text-tiny text-ink-2">
      {before}
      <TextLink href="/terms">{t(texts.terms)}</TextLink>
      {between}
      <TextLink href="/privacy">{t(texts.privacyPolicy)}</TextLink>
      {after}
    </p>
  );
}
