import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useEffect, useRef, type Ref } from 'react';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { cardTitleId, ProfileCard } from './profile-card.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import { SwipeCard, type SwipeCardHandle } from '../swipe-card/swipe-card.tsx';
import type { SwipeDirection } from '../swipe-card/swipe-rules.ts';
import type { DeckCall } from '../swipes/use-swipes.ts';

interface CardStackProps {
  /** The present card's handle, for buttons and keys. */
  ref: Ref<SwipeCardHandle>;
  /** The present card first; two are drawn. */
  cards: readonly VisibleProfile[];
  /** Those that fly away, or have not come back yet. */
  leaving: readonly VisibleProfile[];
  touch: boolean;
  call: DeckCall;
  /** Whose card comes back from the side of the passed. */
  returned: number | undefined;
  /** Resolves to whether the card stays away. */
  onSwipe: (profile: VisibleProfile, liked: boolean) => Promise<boolean>;
  onGone: (profile: VisibleProfile) => void;
  onPreview: (profile: VisibleProfile) => void;
  onPress: (direction: 'left' | 'right') => void;
}

const restingBelow = 'translateY(7px) scale(.965)';
const prevented = ['up', 'down'] as const;

function Stamp({ side }: { side: 'left' | 'right' }) {
  const look =
    'absolute top-5.5 rounded-[12px] px-3.5 pt-2 pb-1.75 font-saying text-[1.875rem] leading-none font-extrabold tracking-[0.06em] uppercase';
  return side === 'right' ? (
    <span className={`${look} left-4.5 -rotate-10 bg-primary text-white`}>{t(deck.like)}</span>
  ) : (
    <span className={`${look} right-4.5 rotate-10 bg-ink text-cotton`}>{t(deck.pass)}</span>
  );
}

/** The plates that hint at more cards. */
export function Plates() {
  return (
    <>
      <div className="absolute inset-x-7 top-7 -bottom-3.75 rounded-card bg-line short:hidden" />
      <div className="absolute inset-x-3.5 top-3.5 -bottom-2 rounded-card bg-blush shadow-1 short:inset-x-2.5 short:-bottom-1.25" />
    </>
  );
}

/** The present card over the next one, which grows to its size as the first is dragged away. */
export function CardStack({
  ref,
  cards,
  leaving,
  touch,
  call,
  returned,
  onSwipe,
  onGone,
  onPreview,
  onPress,
}: CardStackProps) {
  const below = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [present, second] = cards;
  // A card flies on while the next one has its turn already.
  const flying = leaving.filter(({ id }) => cards.every((card) => card.id !== id));
  // Nobody sees the card after that before it is gone, and drawing it would cost the flight frames on a cheap phone.
  const next = flying.length === 0 || (present && leaving.includes(present)) ? second : undefined;
  const presentId = present?.id;

  // A button with the focus leaves with its card; the keyboard goes on with the same one of the next card.
  useEffect(() => {
    const focus = document.activeElement;
    const focusWent = focus === null || focus === document.body || focus.closest('[inert]') !== null;
    if (focused.current && focusWent && presentId !== undefined) {
      const card = document.getElementById(cardTitleId(presentId))?.closest('article');
      card?.querySelector<HTMLElement>(`[data-swipe=${focused.current}]`)?.focus();
    }
    focused.current = undefined;
  }, [presentId]);

  const swipe = (profile: VisibleProfile, direction: SwipeDirection) => {
    const button = document.activeElement?.closest<HTMLElement>('article [data-swipe]');
    focused.current = button?.dataset['swipe'];
    return onSwipe(profile, direction === 'right');
  };

  const growNext = (progress: number, milliseconds: number) => {
    if (!below.current) return;
    below.current.style.transition = milliseconds > 0 ? `transform ${milliseconds}ms` : 'none';
    below.current.style.transform = `translateY(${7 * (1 - progress)}px) scale(${0.965 + 0.035 * progress})`;
  };

  const busy = call !== undefined;
  // What a finger finds under a card that flies is the next one, also while that is not its turn yet.
  const reachable = touch && call === 'swipe' ? next : present;
  const drawn = [next, present, ...flying].filter((profile) => profile !== undefined);
  return (
    <section aria-label={t(deck.cards)} className="relative h-105">
      <Plates />
      {drawn.map((profile) => {
        const isPresent = profile === present;
        const actions = touch ? undefined : (
          <SwipeButtons
            className="max-lg:*:min-h-12!"
            busy={busy}
            describedBy={cardTitleId(profile.id)}
            onPress={onPress}
          />
        );
        return (
          <div
            key={profile.id}
            ref={profile === next ? below : undefined}
            inert={profile !== reachable}
            aria-hidden={profile !== reachable || undefined}
            className={touch ? 'absolute inset-0 will-change-transform' : 'absolute inset-0'}
            style={{ transform: profile === next ? restingBelow : 'none' }}
          >
            <SwipeCard
              {...(isPresent && { ref })}
              draggable={touch}
              held={busy}
              preventSwipe={prevented}
              from={profile.id === returned ? 'left' : undefined}
              onSwipe={(direction) => swipe(profile, direction)}
              onGone={() => onGone(profile)}
              onProgress={isPresent ? growNext : undefined}
              stamps={{ right: <Stamp side="right" />, left: <Stamp side="left" /> }}
            >
              <ProfileCard
                profile={profile}
                upcoming={profile === next}
                onPreview={() => onPreview(profile)}
                actions={actions}
              />
            </SwipeCard>
          </div>
        );
      })}
    </section>
  );
}
