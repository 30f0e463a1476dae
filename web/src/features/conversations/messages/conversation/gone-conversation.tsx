import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { TwoArches } from '../../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../../ui/frames/empty-state.tsx';

/** Replaces a chat without a partner: the two are not a match, or no longer. */
export function GoneConversation() {
  return (
    <main className="grid min-h-[calc(100dvh-var(--nav-h)-var(--notice-h))] content-center px-4">
      <EmptyState
        drawing={<TwoArches />}
        heading="h1"
        title={t(texts.goneTitle)}
        actions={
          <LinkButton to="/matches" full>
            {t(texts.toMatches)}
          </LinkButton>
        }
      >
        {t(texts.goneText)}
      </EmptyState>
    </main>
  );
}
