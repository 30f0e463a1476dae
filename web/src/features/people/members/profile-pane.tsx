import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { members } from '../../../i18n/members.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhotos } from '../../../photos/profile-photo.ts';
import { PhotoArches } from './photo-arches.tsx';
import { PersonLinks, type AskAbout } from './person-links.tsx';
import { MoreInfo, TheirInterests } from './profile-parts.tsx';
import { WhyThem } from './why-them.tsx';
import { PromptCards } from './prompt-cards.tsx';

interface ProfilePaneProps {
  profile: VisibleProfile | undefined;
  /** Offers to report or block this person. */
  onAsk?: AskAbout;
}

/** The whole profile beside its card. Without a profile it is an empty surface. */
export function ProfilePane({ profile, onAsk }: ProfilePaneProps) {
  if (!profile) return <div className="deck-pane" />;
  const { id, name, bio } = profile;
  return (
    <section
      aria-label={t(members.profileOf, { name })}
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="deck-pane focus-visible:-outline-offset-3"
    >
      {/* A new card starts at the top. */}
      <PaneContent key={id}>
        <div className="deck-pane-intro">
          <PhotoArches profileId={id} pictures={profilePhotos(profile)} width={176} />
          {bio && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {bio}
            </p>
          )}
        </div>
        <WhyThem profile={profile} />
        <PromptCards prompts={profile.prompts} name={name} />
        <div className="deck-pane-columns">
          <TheirInterests profile={profile} />
          <MoreInfo profile={profile} withTown />
        </div>
        {onAsk && <PersonLinks profile={profile} onAsk={onAsk} />}
      </PaneContent>
    </section>
  );
}

/** The content about one person. The focus stays in the pane when the next person takes their place. */
function PaneContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = content.current;
    return () => {
      if (shown?.contains(document.activeElement)) shown.closest('section')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={content} className="deck-pane-scroll enter-fade">
      {children}
    </div>
  );
}
