import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listedPhoto } from '../../../photos/profile-photo.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';

interface PersonLineProps {
  /** Undefined while matches load, or if the person is no longer a match. */
  match: Match | undefined;
  title: string;
  hint: ReactNode;
}

/** Shows whom the member meets, with their first photo in an arch. */
export function PersonLine({ match, title, hint }: PersonLineProps) {
  return (
    <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-3">
      <MatchArch match={match} />
      <div className="leading-[1.35]">
        <p className="flex items-center gap-2 font-[650] wrap-anywhere">
          <bdi>{title}</bdi>
          {match?.isVerified && <VerifiedBadge size={18} />}
        </p>
        <p className="text-small wrap-anywhere text-ink-2">{hint}</p>
      </div>
    </div>
  );
}

export function MatchArch({ match }: { match: Match | undefined }) {
  return (
    <ArchPortrait
      {...listedPhoto(match)}
      alt=""
      sizes="52px"
      position="50% 34%"
      className="h-15.5 w-13 flex-none overflow-hidden rounded-[26px_26px_12px_12px]!"
    />
  );
}

/** Returns the matches with whom a date can be planned. Undefined while they load. */
export function useMatches() {
  return useQuery({ ...matchesQuery, staleTime: 60_000 });
}
