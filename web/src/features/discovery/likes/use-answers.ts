import type { Liker } from '@mwanzo/contract/discovery/likes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';
import { likesQuery } from '../../../queries/likes.ts';
import { toastAction } from '../../../ui/layers/toast-action.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';

/** The duration of the fade in likes.css, in ms. */
const fadeMilliseconds = 200;

/** The actions of a page on likes. Each resolves to whether it succeeded, and tells the member if it failed. */
export interface Answering {
  /** Resolves to 'away' if another answer stands, of which the member has been told. */
  decide: (liker: Liker, liked: boolean) => Promise<boolean | 'away'>;
  takeBack: (liker: Liker) => Promise<boolean>;
}

type Answered = ReadonlyMap<number, 'leaving' | 'gone'>;

const without = (answered: Answered, id: number): Answered => new Map([...answered].filter(([known]) => known !== id));

/** Before a card disappears, moves the focus to the same button of the next card, or to the title. */
function moveFocus(id: number): void {
  const card = document.querySelector(`[data-liker="${id}"]`);
  const focused = document.activeElement;
  if (!card || !focused || !card.contains(focused)) return;
  const answer = focused.getAttribute('data-answer') ?? 'like';
  const next = (card.nextElementSibling ?? card.previousElementSibling)?.querySelector<HTMLElement>(
    `[data-answer="${answer}"]`,
  );
  (next ?? document.querySelector('h1'))?.focus();
}

/**
 * Likes or passes people in the list. Their card disappears at once, and comes back if the request fails or the
 * decision is taken back.
 * @returns who is answered, the answer, and the name of the person who was just taken back
 */
export function useAnswers({ decide, takeBack }: Answering) {
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Answered>(new Map());
  const [returned, setReturned] = useState<string>();
  const underWay = useRef(new Set<number>());

  const comeBack = useCallback((id: number) => setAnswered((now) => without(now, id)), []);
  const undo = async (liker: Liker) => {
    if (!(await takeBack(liker))) return;
    comeBack(liker.id);
    setReturned(liker.name);
    await client.invalidateQueries({ queryKey: likesQuery.queryKey });
  };
  const answer = async (liker: Liker, liked: boolean) => {
    const { id, name } = liker;
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setReturned(undefined);
    setAnswered((now) => new Map(now).set(id, 'leaving'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const faded = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        moveFocus(id);
        setAnswered((now) => (now.has(id) ? new Map(now).set(id, 'gone') : now));
        resolve();
      }, fadeMilliseconds);
    });
    const isDone = await decide(liker, liked);
    underWay.current.delete(id);
    if (!isDone) {
      clearTimeout(timer);
      comeBack(id);
      return;
    }
    if (!liked && isDone !== 'away')
      showToast({
        title: t(rewinds.passed, { name }),
        action: toastAction(t(rewinds.label), () => void undo(liker)),
      });
    // The new list has the card no more, so it would take the focus away with it.
    await faded;
    await client.invalidateQueries({ queryKey: likesQuery.queryKey });
  };
  return { answered, answer, returned };
}
