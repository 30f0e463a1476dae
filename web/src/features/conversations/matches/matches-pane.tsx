import { useRef, type ReactNode } from 'react';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { LoadedMatches } from './matches-screen.tsx';
import { useListKeys } from './use-list-keys.ts';

interface MatchesPaneProps {
  /** True if no chat is open beside the list, so that the list is the page's main content. */
  alone: boolean;
  /** The id of the member whose chat is open beside the list. */
  chosen: number | undefined;
  /** The bell and the member's photo. */
  controls: ReactNode;
}

/** The matches in the left of two panes, which scrolls separately. */
export function MatchesPane({ alone, chosen, controls }: MatchesPaneProps) {
  const pane = useRef<HTMLElement>(null);
  useListKeys(pane, !alone);
  const Heading = alone ? 'h1' : 'h2';
  return (
    <section
      ref={pane}
      // An open chat has its own `main`. This element stays the same, so that the list keeps its scroll position.
      role={alone ? 'main' : 'complementary'}
      aria-label={t(texts.title)}
      className="overflow-y-auto overscroll-contain border-r border-line bg-cotton px-4 pt-6 pb-6"
    >
      <div className="flex items-start justify-between gap-2 px-1">
        <Heading tabIndex={-1} className="text-[1.875rem] tracking-[-0.03em] outline-none">
          {t(texts.title)}
        </Heading>
        {controls}
      </div>
      <p className="px-1 text-ink-2">{t(texts.subtitle)}</p>
      <LoadedMatches chosen={chosen} />
    </section>
  );
}
