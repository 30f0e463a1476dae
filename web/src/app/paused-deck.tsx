import { settingsSaver } from '../features/people/settings/use-own-settings.ts';
import { ownData as texts } from '../i18n/own-data.ts';
import { t } from '../i18n/translate.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { SunGoingDown } from '../ui/drawings/sun-going-down.tsx';
import { EmptyState } from '../ui/frames/empty-state.tsx';

/** Replaces the deck while the member is paused: a paused member is not shown to others, so nobody is shown to them. */
export function PausedDeck() {
  const saver = settingsSaver();
  const { status } = useStore(saver);
  return (
    <main className="grid min-h-[70dvh] content-center px-4">
      <EmptyState
        drawing={<SunGoingDown />}
        title={t(texts.pausedTitle)}
        heading="h1"
        actions={
          <Button full busy={status === 'saving'} onClick={() => void saver.choose({ is_paused: false })}>
            {t(texts.unpause)}
          </Button>
        }
      >
        {t(texts.pausedText)}
      </EmptyState>
    </main>
  );
}
