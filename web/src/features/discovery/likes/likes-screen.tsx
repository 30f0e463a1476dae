import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { likersListedMax } from '@mwanzo/contract/limits';
import { useQuery } from '@tanstack/react-query';
import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import { useState, type ComponentType } from 'react';
import { likes as texts } from '../../../i18n/likes.ts';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';
import { likesQuery } from '../../../queries/likes.ts';
import { countWaiting } from '../../../shared/likes/count-waiting.ts';
import { endedContacts } from '../../../shared/matches/ended-contacts.ts';
import { useStore } from '../../../state/store.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { countText } from '../../../ui/words/count-badge.tsx';
import { Tag } from '../../../ui/words/tag.tsx';
import { FirstLiker } from './first-liker.tsx';
import { LikerCard } from './liker-card.tsx';
import { StillToCome } from './still-to-come.tsx';
import { useAnswers, type Answering } from './use-answers.ts';
import { useNextReveal } from './use-next-reveal.ts';
import { useSeenUntil } from './use-seen-until.ts';

interface LikesScreenProps extends Answering {
  /** Shows the liker's whole profile, with Pass and Like. It is closed while `liker` is undefined. */
  Preview: ComponentType<{
    liker: Liker | undefined;
    onClose: () => void;
    onAnswer: (liker: Liker, liked: boolean) => void;
  }>;
}

/** Shows who likes the member: with Premium everybody, otherwise those who are revealed already. */
export function LikesScreen(props: LikesScreenProps) {
  const query = useQuery({ ...likesQuery, refetchOnMount: 'always' });
  useSeenUntil(query.data?.as_of);
  useNextReveal(query.data?.next_on, query.refetch);
  return (
    <InnerPage title={t(texts.title)} up="/matches" withNav wide={query.data?.plan === 'premium'}>
      <Loaded of={query} failedText={t(texts.loadFailed)}>
        {(likes) => <LoadedLikes likes={likes} {...props} />}
      </Loaded>
    </InnerPage>
  );
}

function LoadedLikes({ likes, Preview, ...answering }: LikesScreenProps & { likes: Likes }) {
  const ended = useStore(endedContacts);
  const { answered, answer, returned } = useAnswers(answering);
  const [openedId, setOpenedId] = useState<number>();
  const people = likes.people.filter(({ id }) => answered.get(id) !== 'gone' && !ended.has(id));
  const count = countWaiting(likes, people);
  const shown = { count, shown: countText(count) };
  const each = (liker: Liker) => ({
    liker,
    leaving: answered.has(liker.id),
    onOpen: ({ id }: Liker) => setOpenedId(id),
    onAnswer: (...given: Parameters<typeof answer>) => void answer(...given),
  });
  const layers = (
    <>
      <output className="sr-only">{returned !== undefined && t(rewinds.back, { name: returned })}</output>
      <Preview
        liker={people.find(({ id }) => id === openedId)}
        onClose={() => setOpenedId(undefined)}
        onAnswer={(...given) => {
          setOpenedId(undefined);
          void answer(...given);
        }}
      />
    </>
  );
  if (count === 0 && !likes.has_answered) return <NobodyYet />;
  if (likes.plan === 'premium')
    return (
      <>
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="text-ink-2">{count > 0 && t(texts.people, shown)}</p>
          <Tag icon={gemIcon}>{t(texts.premium)}</Tag>
        </div>
        <ul className="likers">
          {people.map((liker) => (
            <LikerCard key={liker.id} {...each(liker)} />
          ))}
        </ul>
        <p className="mt-4 text-center text-small text-ink-2">
          {t(likes.people.length === likersListedMax && likes.still_to_come > 0 ? texts.more : texts.foot)}
        </p>
        {layers}
      </>
    );
  return (
    <>
      {count > 0 && <p className="mb-3.5 text-ink-2">{t(people.length > 0 ? texts.first : texts.people, shown)}</p>}
      <ul className="grid gap-3">
        {people.map((liker) => (
          <FirstLiker key={liker.id} {...each(liker)} />
        ))}
      </ul>
      {people.length === 0 && likes.has_answered && <p className="like-answered">{t(texts.answered)}</p>}
      <StillToCome likes={likes} />
      {layers}
    </>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      className="mt-6 short:mt-0"
      drawing={<TwoArches />}
      title={t(texts.none)}
      actions={
        <LinkButton to="/discover" full>
          {t(texts.discover)}
        </LinkButton>
      }
    >
      {t(texts.noneText)}
    </EmptyState>
  );
}
