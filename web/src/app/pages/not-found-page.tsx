import { useEffect } from 'react';
import { logFailure } from '../../device/log-failure.ts';
import { notFound } from '../../i18n/not-found.ts';
import { t } from '../../i18n/translate.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Saying } from '../../ui/words/saying.tsx';

export default function NotFoundPage() {
  useEffect(() => logFailure('404: there is no page at', location.pathname), []);
  return (
    <main className="grid min-h-dvh grid-rows-[60px_1fr] items-center justify-items-center px-5 pb-10">
      <a href="/" className="no-underline">
        <Logo size={28} className="text-[1.5rem]" />
      </a>
      <div className="grid justify-items-center gap-3 text-center">
        <p
          aria-hidden
          className={
            'mb-8.5 flex items-end justify-center gap-0.5 font-display text-[min(150px,38vw)] leading-[0.8] ' +
            'font-bold tracking-[-0.04em]'
          }
        >
          4<RisenSun />4
        </p>
        <h1>{t(notFound.title)}</h1>
        <p className="max-w-76 text-ink-2">{t(notFound.text)}</p>
        <LinkButton href="/" className="mt-1.5 min-w-65">
          {t(notFound.returnHome)}
        </LinkButton>
        <Saying meaning={t(notFound.meaning)} className="mt-6.5">
          Kupotea njia ndiyo kujua njia
        </Saying>
      </div>
    </main>
  );
}

/** Draws the zero of 404: a sun on the horizon. */
function RisenSun() {
  return (
    <svg viewBox="44 20 152 126" className="mx-0.5 -mb-7 h-27.5 w-33 overflow-visible">
      <path d="M94.1 112A46 46 0 1 1 145.9 112Z" className="fill-marigold" />
      <rect y="112" width="240" height="6" rx="3" className="fill-primary" />
      <rect x="26" y="125" width="188" height="6" rx="3" className="fill-coral" />
      <rect x="62" y="138" width="116" height="6" rx="3" className="fill-marigold" />
    </svg>
  );
}
