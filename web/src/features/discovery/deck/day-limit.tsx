import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../../api/session.ts';
import { limits as texts } from '../../../i18n/limits.ts';
import { t } from '../../../i18n/translate.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { dayLimits } from '../../../shared/allowances/day-limits.ts';
import { liftLimit } from '../../../shared/allowances/note-limit.ts';
import { useTrialOffer } from '../../../shared/premium/premium-trial.ts';
import { useStore } from '../../../state/store.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { LimitState } from '../../../ui/frames/limit-state.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';

export interface DayLimitProps {
  kind: 'swipes' | 'profiles';
  /** Called when the limit ends, at midnight, and the deck can load again. */
  onOver: () => void;
}

const waitsForAnswer = ({ last_message, user }: Match) => last_message?.sender === user.id;

/** Replaces the deck when a daily limit is used up. */
export function DayLimit({ kind, onOver }: DayLimitProps) {
  const until = useStore(dayLimits)[kind];
  const { profile } = useSession();
  const { data: matches } = useQuery(matchesQuery);
  const askForTrial = useTrialOffer();
  const end = useCallback(() => {
    liftLimit(kind);
    onOver();
  }, [kind, onOver]);
  if (until === undefined) return null;
  // No plan shows more profiles to a member without the badge, so they are offered verification instead of Premium.
  const way =
    kind === 'profiles' && profile?.isVerified === false
      ? { href: '/verify', text: texts.verify }
      : { href: '/topup', text: texts.premium };
  const actions = (
    <>
      <LinkButton to="/matches" full className="mt-2 max-w-[340px]">
        {t(texts.matches)}
      </LinkButton>
      {askForTrial && (
        <Button variant="outlined" full className="max-w-[340px]" onClick={askForTrial}>
          {t(texts.trial)}
        </Button>
      )}
      <TextLink to={way.href}>{t(way.text)}</TextLink>
    </>
  );
  return (
    <LimitState
      kind={kind}
      why={kind === 'profiles' && way.href === '/topup' ? t(texts.profilesWhy) : undefined}
      until={until}
      onOver={end}
      waiting={matches?.filter(waitsForAnswer).length}
      actions={actions}
    />
  );
}
