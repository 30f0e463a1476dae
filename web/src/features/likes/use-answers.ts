import type { Liker } from '@mwanzo/contract/likes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { rewinds } from '../../i18n/rewinds.ts';
import { t } from '../../i18n/translate.ts';
import { likesQuery } from '../../queries/likes.ts';
import { toastAction } from '../../ui/layers/toast-action.tsx';
import { showToast } from '../../ui/layers/toast-store.ts';

/** As long as the fade of likes.css, in ms. */
const fadeMilliseconds = 200;

/** What a page does with an answer; each says whether it was carried out, and explains to the member why not. */
export interface Answering {
  decide: (liker: Liker, liked: boolean) => Promise<boolean>;
  takeBack: (liker: Liker) => Promise<boolean>;
}

type Answered = ReadonlyMap<number, 'leaving' | 'gone'>;

const without = (answered: Answered, id: number): Answered => new Map([...answered].filter(([known]) => known !== id));

/** Before a card goes, the focus moves to the same button of the next one, or to the title. */
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

/** Answers likes in their list: a card leaves at once, and comes back if the answer fails or is taken back. */
export function useAnswers({ decide, takeBack }: Answering) {
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Answered>(new Map());
  const underWay = useRef(new Set<number>());

  const comeBack = useCallback((id: number) => setAnswered((now) => without(now, id)), []);
  const undo = async (liker: Liker) => {
    if (!(await takeBack(liker))) return;
    comeBack(liker.id);
    await client.invalidateQueries({ queryKey: likesQuery.queryKey });
  };
  const answer = async (liker: Liker, liked: boolean) => {
    const { id, name } = liker;
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setAnswered((now) => new Map(now).set(id, 'leaving'));
    const timer = setTimeout(() => {
      moveFocus(id);
      setAnswered((now) => (now.has(id) ? new Map(now).set(id, 'gone') : now));
    }, fadeMilliseconds);
    const isDone = await decide(liker, liked);
    underWay.current.delete(id);
    if (!isDone) {
      clearTimeout(timer);
      comeBack(id);
      return;
    }
    if (!liked)
      showToast({
        title: t(rewinds.passed, { name }),
        action: toastAction(t(rewinds.label), () => void undo(liker)),
      });
    await client.invalidateQueries({ queryKey: likesQuery.queryKey });
  };
  return { answered, answer };
}
