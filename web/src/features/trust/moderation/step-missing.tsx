import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { room } from '../../../i18n/room.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { SunToCome } from '../../../ui/drawings/sun-to-come.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';

/** Replaces the moderation room for a moderator who has no second step of sign-in, where one is required. */
export function StepMissing() {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <EmptyState
        drawing={<SunToCome />}
        title={t(room.stepMissing)}
        heading="h1"
        actions={
          <LinkButton to="/settings/second-step" full icon={shieldCheckIcon}>
            {t(room.setUpStep)}
          </LinkButton>
        }
      >
        {t(room.stepMissingText)}
      </EmptyState>
    </main>
  );
}
