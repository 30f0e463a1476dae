import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useRef, type Ref } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { SwipeCard, type SwipeCardHandle } from '../swipe-card/swipe-card.tsx';
import { CardEdges } from './card-edges.tsx';
import { cardTitleId, ProfileCard } from './profile-card.tsx';
import { Stamp } from './stamp.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import { useButtonFocus } from './use-button-focus.ts';
import type { PendingRequest } from './use-deck.ts';

interface CardStackProps {
  /** The handle of the current card, for buttons and keys. */
  ref: Ref<SwipeCardHandle>;
  /** The cards, current one first. At most two are drawn. */
  cards: readonly VisibleProfile[];
  /** The cards that are flying off, or whose end is not confirmed yet. */
  leaving: readonly VisibleProfile[];
  touch: boolean;
  pending: PendingRequest;
  /** The profile whose card comes back, and the side on which it left. */
  returned: { id: number; from: 'left' | 'right' } | undefined;
  /** Says whether a release with this time stamp may count for the current card. */
  accepts: (time: number) => boolean;
  /** Resolves to true if the card stays away. */
  onSwipe: (profile: VisibleProfile, liked: boolean) => Promise<boolean>;
  onGone: (profile: VisibleProfile) => void;
  onPreview: (profile: VisibleProfile) => void;
  onPress: (direction: 'left' | 'right', time: number) => void;
}

const nextCardTransform = 'translateY(7px) scale(.965)';
const stamps = { right: <Stamp side="right" />, left: <Stamp side="left" /> };

/** The current card above the next one. The next card grows to full size while the current one is dragged away. */
export function CardStack(props: CardStackProps) {
  const { ref, cards, leaving, touch, pending, returned, accepts, onSwipe, onGone, onPreview, onPress } = props;
  const nextCard = useRef<HTMLDivElement>(null);
  const [current, second] = cards;
  // A card may still be flying off when the next one is already current.
  const flying = leaving.filter(({ id }) => cards.every((card) => card.id !== id));
  // While an earlier card is still flying off, nobody can see the card below the current one. Drawing it would cost a
  // cheap phone frames of the flight.
  const next = flying.length === 0 || (current && leaving.includes(current)) ? second : undefined;
  const rememberFocus = useButtonFocus(current?.id);

  const growNext = (progress: number, milliseconds: number) => {
    if (!nextCard.current) return;
    nextCard.current.style.transition = milliseconds > 0 ? `transform ${milliseconds}ms` : 'none';
    nextCard.current.style.transform = `translateY(${7 * (1 - progress)}px) scale(${0.965 + 0.035 * progress})`;
  };

  const busy = pending !== undefined;
  // A finger that touches down under a flying card touches the next card, even before that one is current.
  const reachable = touch && pending === 'swipe' ? next : current;
  const drawn = [next, current, ...flying].filter((profile) => profile !== undefined);
  return (
    <section aria-label={t(deck.cards)} className="deck relative h-105">
      <CardEdges />
      {drawn.map((profile) => (
        <div
          key={profile.id}
          ref={profile === next ? nextCard : undefined}
          inert={profile !== reachable}
          aria-hidden={profile !== reachable || undefined}
          className="absolute inset-0 will-change-transform"
          style={{ transform: profile === next ? nextCardTransform : 'none' }}
        >
          <SwipeCard
            {...(profile === current && { ref })}
            accepts={accepts}
            from={profile.id === returned?.id ? returned.from : undefined}
            onSwipe={(direction) => {
              rememberFocus();
              return onSwipe(profile, direction === 'right');
            }}
            onGone={() => onGone(profile)}
            onProgress={profile === current ? growNext : undefined}
            stamps={stamps}
          >
            <ProfileCard
              profile={profile}
              current={profile === current}
              upcoming={profile === next}
              onPreview={() => onPreview(profile)}
            />
          </SwipeCard>
          {!touch && profile === current && (
            <div className="deck-row deck-card-buttons">
              <SwipeButtons busy={busy} describedBy={cardTitleId(profile.id)} onPress={onPress}>
                <i />
              </SwipeButtons>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
