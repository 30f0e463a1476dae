import { ownData as texts } from '../../i18n/own-data.ts';
import { t } from '../../i18n/translate.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { SunGoingDown } from '../../ui/drawings/sun-going-down.tsx';
import { EmptyState } from '../../ui/frames/empty-state.tsx';
import { useDocumentTitle } from '../../ui/frames/use-document-title.ts';

/** Shown to somebody who has just deleted their account. */
export default function GoodbyePage() {
  const title = t(texts.goodbyeTitle);
  useDocumentTitle(title);
  return (
    <main className="grid min-h-dvh grid-rows-[60px_1fr] items-center justify-items-center px-5 pb-10">
      <a href="/" className="no-underline">
        <Logo size={28} className="text-[1.5rem]" />
      </a>
      <EmptyState
        drawing={<SunGoingDown />}
        title={title}
        heading="h1"
        actions={
          <LinkButton href="/" full>
            {t(texts.toStart)}
          </LinkButton>
        }
      >
        {t(texts.goodbyeText)}
      </EmptyState>
    </main>
  );
}
