import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { listedPhoto } from '../../../../photos/profile-photo.ts';
import { matchesQuery } from '../../../../queries/matches.ts';
import type { CallPerson } from './call-person.ts';

/**
 * Returns the partner of a call, from the list of matches. A partner who disappears from the list during the call stays
 * on the screen, and is marked as gone.
 */
export function useCallPerson(id: number): CallPerson {
  const { data: matches } = useQuery({ ...matchesQuery, staleTime: Infinity });
  const [last, setLast] = useState<Match>();
  const found = matches?.find(({ user }) => user.id === id);
  if (found && found !== last) setLast(found);
  const match = found ?? (last?.user.id === id ? last : undefined);
  const { src: photo, thumbhash } = listedPhoto(match);
  return {
    id,
    name: match?.name ?? t(texts.unknown),
    isGone: matches !== undefined && match !== undefined && !found,
    isVerified: match?.isVerified ?? false,
    photo,
    thumbhash,
  };
}
