import { textLimits } from '@mwanzo/contract/limits';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { useId, useState } from 'react';
import { useNow } from '../../../device/use-now.ts';
import { matches as texts } from '../../../i18n/matches.ts';
import { relativeTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { typing as typingPartners } from '../../../shared/messages/typing.ts';
import { useStore } from '../../../state/store.ts';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { LikesTile } from './likes-tile.tsx';
import { MatchFace } from './match-face.tsx';
import { isYourTurn, matchesNamed, searchableFrom } from './match-rules.ts';
import { MatchRow } from './match-row.tsx';
import { RowSection } from './row-section.tsx';
import { usePlaces } from './use-places.ts';
import { useShownCount } from './use-shown-count.ts';

interface MatchListProps {
  matches: readonly Match[];
  /** The id of the member whose chat is open beside the list. */
  chosen?: number | undefined;
}

/**
 * The list of matches: a row with the likes tile and the faces of new matches, and the conversations below it. A long
 * list can be searched by name.
 */
export function MatchList({ matches, likes, chosen }: MatchListProps & { likes: number }) {
  const { places, handlers } = usePlaces(matches);
  const [words, setWords] = useState('');
  const isSearchable = matches.length >= searchableFrom || words !== '';
  const found = matchesNamed(matches, words);
  const byId = new Map(found.map((match) => [match.id, match]));
  const inOrder = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const [faces, conversations] = [inOrder(places.faces), inOrder(places.conversations)];
  return (
    <div {...handlers}>
      {isSearchable && (
        <SearchBox
          className="mt-3"
          placeholder={t(texts.search)}
          maxLength={textLimits.searchMax}
          value={words}
          onSearch={setWords}
        />
      )}
      <output className="block not-empty:mt-5">
        {found.length === 0 && <span className="wrap-anywhere text-ink-2">{t(texts.nobodyCalled, { words })}</span>}
      </output>
      {(faces.length > 0 || (likes > 0 && words === '')) && (
        <Faces matches={faces} likes={words === '' ? likes : 0} chosen={chosen} />
      )}
      <Conversations matches={conversations} chosen={chosen} />
    </div>
  );
}

/** The row with the likes tile and the new matches. */
export function Faces({ matches, likes, chosen }: MatchListProps & { likes: number }) {
  const id = useId();
  const now = useNow();
  const [shown, rest] = useShownCount(matches.length);
  const hasMatches = matches.length > 0;
  return (
    <>
      {hasMatches && (
        <h2 id={id} className="match-section">
          {t(texts.sayHello)}
        </h2>
      )}
      <div className={hasMatches ? 'match-faces' : 'match-faces mt-4'}>
        {likes > 0 && <LikesTile count={likes} />}
        {hasMatches && (
          <ul aria-labelledby={id} className="contents">
            {matches.slice(0, shown).map((match) => (
              <li key={match.id}>
                <MatchFace match={match} time={relativeTime(match.matched_at, now)} chosen={match.user.id === chosen} />
              </li>
            ))}
            {shown < matches.length && (
              <li ref={rest} aria-hidden style={{ minWidth: `calc(var(--face-room) * ${matches.length - shown})` }} />
            )}
          </ul>
        )}
      </div>
    </>
  );
}

function Conversations({ matches, chosen }: MatchListProps) {
  const now = useNow();
  const typing = useStore(typingPartners);
  return (
    <RowSection title={t(texts.conversations)} list={matches}>
      {(match) => (
        <MatchRow
          match={match}
          time={relativeTime(match.last_message?.timestamp ?? match.matched_at, now)}
          isTyping={typing.has(match.user.id)}
          isYourTurn={isYourTurn(match, now)}
          chosen={match.user.id === chosen}
        />
      )}
    </RowSection>
  );
}
