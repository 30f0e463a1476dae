import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Logo } from '../ui/drawings/logo.tsx';
import { LanguageLinks } from './language-links.tsx';

export function LandingHeader({ path }: { path?: string }) {
  return (
    <header
      className={
        'md:landing-edges sticky top-0 z-20 flex min-h-15 flex-wrap items-center justify-between bg-cotton ' +
        'px-4 max-[359px]:px-2 md:min-h-19'
      }
    >
      <a href="/" className="inline-flex no-underline">
        <Logo size={30} className="text-[1.5rem] max-[359px]:gap-1! max-[359px]:text-[1.1875rem] md:text-[1.75rem]" />
      </a>
      <LanguageLinks short path={path} className="ml-auto min-w-11 justify-center text-label md:mr-2" />
      <nav aria-label={t(landing.account)} className="flex items-center gap-0.5 md:gap-2">
        <LinkButton variant="ghost" size="sm" href="/login" className="max-[359px]:px-1.5! max-md:px-2.5">
          {t(landing.logIn)}
        </LinkButton>
        <LinkButton size="sm" href="/signup" className="max-[359px]:px-2.5! max-md:px-3.5">
          {t(landing.signUp)}
        </LinkButton>
      </nav>
    </header>
  );
}
