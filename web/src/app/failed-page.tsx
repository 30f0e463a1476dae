import { useEffect } from 'react';
import { app } from '../i18n/app.ts';
import { connection } from '../i18n/connection.ts';
import { t } from '../i18n/translate.ts';
import { loadAgain, reloadIfBuildGone, type MissingCode } from '../loading/missing-code.ts';
import { Button } from '../ui/controls/button.tsx';
import { LogoSymbol } from '../ui/drawings/logo.tsx';

/** Replaces a page that failed, or whose code did not arrive. The button loads it again. */
export function FailedPage({ code }: { code?: MissingCode }) {
  useEffect(() => void reloadIfBuildGone(), []);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-3 px-5 py-10 text-center">
      <LogoSymbol size={72} />
      <h1>{t(app.failed)}</h1>
      <p className="max-w-[32ch] text-ink-2">{t(app.failedText)}</p>
      <Button className="mt-1.5" onClick={() => loadAgain(code)}>
        {t(connection.retry)}
      </Button>
    </main>
  );
}
