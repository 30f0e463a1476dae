import type { Preferences, WiderStep } from '@mwanzo/contract/people/preferences';
import { useQuery } from '@tanstack/react-query';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { read } from '../../../../api/read.ts';
import { useSession } from '../../../../api/session.ts';
import { useAction } from '../../../../api/use-action.ts';
import { deckSteps as texts, seenPeople } from '../../../../i18n/deck-steps.ts';
import { reasons } from '../../../../i18n/reasons.ts';
import { t } from '../../../../i18n/translate.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { fromAbove } from '../../../../ui/frames/inner-page.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { showNotSaved } from '../../../../ui/layers/show-not-saved.ts';
import { toastAction } from '../../../../ui/layers/toast-action.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { nearHints } from '../rules/near-rows.ts';
import { TextLink } from '../../../../ui/words/text-link.tsx';
import { usePreferences } from '../rules/use-preferences.ts';
import { WiderSteps } from './wider-steps.tsx';

interface EndOfDeckProps {
  /** Called when the preferences have changed: the deck has to load again. */
  onChanged: () => void;
}

interface Change {
  changes: Partial<Preferences>;
  /** Called after the deck was told to load again, which may take this screen away. */
  onSaved?: () => void;
}

/** Returns the values that a step changes, without its name. */
function valuesOf(change: WiderStep['change']): Partial<Preferences> {
  return Object.fromEntries(Object.entries(change).filter(([key]) => key !== 'preference'));
}

/** Returns the current values that a step would replace. */
function valuesBefore(change: WiderStep['change'], preferences: Preferences): Partial<Preferences> {
  return Object.fromEntries(Object.entries(preferences).filter(([key]) => key in change));
}

/** Says whom the member has seen at the end of a deck that no filter narrows, and what each wider step adds. */
export function EndOfDeck({ onChanged }: EndOfDeckProps) {
  const { data: preferences, choose } = usePreferences();
  const hints = nearHints(useSession().profile?.location ?? '');
  const { data: steps, isPending } = useQuery({
    queryKey: ['wider-steps'],
    queryFn: read('GET /api/profiles/discover/wider/'),
    gcTime: 0,
    staleTime: 0,
  });

  const { busy, run } = useAction(async ({ changes, onSaved }: Change) => {
    if (!(await choose(changes))) return;
    onChanged();
    onSaved?.();
  }, showNotSaved);
  const take = (step: WiderStep['change'], label: string, before: Partial<Preferences>) => {
    const action = toastAction(t(texts.undo), () => void run({ changes: before }));
    const onSaved = () => showToast({ title: t(texts.changed), description: label, action });
    void run({ changes: valuesOf(step), onSaved });
  };

  return (
    <section className="mt-5 grid w-full justify-items-center gap-2">
      <h3 className="text-[1.25rem]">
        {t(!preferences || preferences.near === 'anywhere' ? texts.metAll : texts.metNearby)}
      </h3>
      {preferences && (
        <p className="max-w-[34ch] text-balance text-ink-2">
          {t(texts.seenThem, { who: seenPeople(preferences, hints[placeNamed(preferences)]) })}
        </p>
      )}
      {isPending && <Spinner />}
      {preferences && steps && steps.length > 0 && (
        <WiderSteps
          steps={steps}
          preferences={preferences}
          hints={hints}
          busy={busy}
          onTake={(step, label) => take(step, label, valuesBefore(step, preferences))}
        />
      )}
      <LinkButton
        to="/preferences"
        state={fromAbove}
        variant="quiet"
        size="sm"
        icon={slidersHorizontalIcon}
        className="mt-2"
      >
        {t(texts.preferences)}
      </LinkButton>
      <TextLink to="/how-we-choose" state={fromAbove}>
        {t(reasons.howWeChoose)}
      </TextLink>
    </section>
  );
}

/** The choice "neighbours" is named by its central county. */
const placeNamed = ({ near }: Preferences) => (near === 'neighbours' ? 'county' : near);
