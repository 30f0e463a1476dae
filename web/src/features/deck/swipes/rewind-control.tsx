import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useEffect, useRef } from 'react';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { rotateCcwIcon } from '../../../ui/icons/rotate-ccw.ts';
import { rewindPass } from './rewind-pass.ts';
import { useDeckKeys } from '../use-deck-keys.ts';
import type { Swipes } from './use-swipes.ts';

interface RewindControlProps {
  swipes: Swipes;
  /** The profile that is back, while its card is the current one. */
  returned: VisibleProfile | undefined;
}

/** A half sun at the edge where passed cards leave; it brings the last one back. */
export function RewindControl({ swipes, returned }: RewindControlProps) {
  const { passed, pending, deciding, startRewind, endRewind } = swipes;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const rewind = async () => {
    if (!passed || pending || deciding.current) return;
    hadFocus.current = document.activeElement === button.current;
    startRewind();
    endRewind(await rewindPass(passed));
  };
  useDeckKeys({ Backspace: () => void rewind() });

  // The button disappears after a rewind, so the keyboard focus moves to Pass on the card that is back.
  useEffect(() => {
    if (!passed && hadFocus.current) document.querySelector<HTMLElement>('[data-swipe=left]:not([inert] *)')?.focus();
    hadFocus.current = false;
  }, [passed]);

  return (
    <>
      <output className="sr-only">
        {passed ? t(rewinds.passed, { name: passed.name }) : returned && t(rewinds.back, { name: returned.name })}
      </output>
      {passed && (
        <IconButton
          ref={button}
          icon={rotateCcwIcon}
          label={t(rewinds.undo, { name: passed.name })}
          aria-keyshortcuts="Backspace"
          aria-disabled={pending !== undefined || undefined}
          className="absolute! top-1/3 -left-4 h-16! w-12! enter-fade rounded-l-none! rounded-r-full! bg-surface shadow-2 sm:-left-6 sm:h-12! sm:rounded-full!"
          onClick={() => void rewind()}
        />
      )}
    </>
  );
}
