import undo2Icon from 'lucide/dist/esm/icons/undo-2.mjs';
import { useEffect, useRef } from 'react';
import { rewinds } from '../../../../i18n/rewinds.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDeckKeys } from '../cards/use-deck-keys.ts';
import { takeBack } from './take-back.ts';
import type { Decision, Swipes } from './use-swipes.ts';

/** Returns the announcement for screen readers after a decision, and after it was taken back. */
function announcement(last: Decision | undefined, returned: string | undefined): string | undefined {
  if (last) return t(last.liked ? rewinds.liked : rewinds.passed, { name: last.profile.name });
  return returned === undefined ? undefined : t(rewinds.back, { name: returned });
}

/** The button between Pass and Like that takes the last decision back. */
export function UndoControl({ swipes }: { swipes: Swipes }) {
  const { last, returned, pending, deciding, startRewind, endRewind } = swipes;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const undo = async () => {
    if (!last || pending || deciding.current) return;
    hadFocus.current = document.activeElement === button.current;
    startRewind();
    endRewind(await takeBack(last));
  };
  useDeckKeys({ z: () => void undo(), Backspace: () => void undo() });

  // The button disappears with the decision. The keyboard focus moves to Pass, for the card that has come back.
  useEffect(() => {
    if (!last && hadFocus.current) document.querySelector<HTMLElement>('[data-swipe=left]:not([inert] *)')?.focus();
    hadFocus.current = false;
  }, [last]);

  return (
    <>
      <output className="sr-only">{announcement(last, returned)}</output>
      {last && (
        <button
          ref={button}
          type="button"
          aria-label={t(rewinds.undo, { name: last.profile.name })}
          aria-keyshortcuts="Z Backspace"
          aria-disabled={pending !== undefined || undefined}
          className="deck-undo-button enter-fade rounded-md text-tiny font-semibold text-ink-2 hover:bg-sunk"
          onClick={() => void undo()}
        >
          <Icon icon={undo2Icon} size={22} />
          {t(rewinds.label)}
        </button>
      )}
    </>
  );
}
