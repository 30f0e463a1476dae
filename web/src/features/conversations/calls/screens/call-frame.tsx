import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { ArchPortrait } from '../../../../ui/photos/arch-portrait.tsx';
import { VerifiedBadge } from '../../../../ui/words/verified-badge.tsx';
import type { CallPerson } from './call-person.ts';

interface CallFrameProps {
  partner: CallPerson;
  /** The look of the screen: the phone rings, or the two talk. */
  look: 'ringing' | 'talking';
  /** Called on Escape and Back. Without it they do nothing, so that nobody hangs up by accident. */
  onLeave?: () => void;
  /** Content at the top of the screen. */
  top: ReactNode;
  /** Content below the name. */
  children: ReactNode;
  /** The buttons at the foot of the screen. */
  buttons: ReactNode;
}

const titleId = 'call-partner';
/** The text with this id, if there is one, ends the dialog's name. */
export const callStatusId = 'call-status';
const stay = () => undefined;

/** The browser focuses this heading when it opens the dialog. React itself would focus it too early. */
const focusFirst = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

/** A call on the whole screen: the partner in a doorway on the horizon, and the buttons below. */
export function CallFrame({ partner, look, onLeave = stay, top, children, buttons }: CallFrameProps) {
  const isRinging = look === 'ringing';
  return (
    <DialogFrame open onClose={onLeave} shape="full" labelledBy={`${titleId} ${callStatusId}`}>
      <div
        className={
          'flex min-h-0 flex-1 flex-col overflow-x-clip overflow-y-auto text-center low:grid low:grid-cols-2 ' +
          'low:grid-rows-[auto_1fr_auto_auto_1fr]'
        }
      >
        <div
          className={
            'relative flex min-h-14 flex-none items-center justify-center px-16 text-label font-semibold ' +
            'text-ink-2 short:min-h-11 low:col-span-2 low:min-h-11'
          }
        >
          {top}
        </div>
        <div className="mt-auto flex-none low:row-span-4 low:row-start-2 low:mb-auto">
          <CallPortrait partner={partner} isRinging={isRinging} />
          <h2
            ref={focusFirst}
            id={titleId}
            tabIndex={-1}
            className={classNames(
              'mt-5.5 flex items-center justify-center gap-3 px-4 leading-[1.1]! outline-none short:mt-3',
              'short:text-[2rem] low:mt-2 low:text-[1.5rem]',
              isRinging ? 'text-[2.75rem]' : 'text-[2.25rem]',
            )}
          >
            <bdi className="min-w-0 wrap-anywhere">{partner.name}</bdi>
            {partner.isVerified && <VerifiedBadge size={26} />}
          </h2>
        </div>
        <div className="mb-auto flex flex-none flex-col items-center px-4 low:row-start-3 low:mb-0">{children}</div>
        <div
          className={
            'mx-auto flex w-full max-w-120 flex-none flex-col px-4 pt-3 ' +
            'pb-[max(20px,env(safe-area-inset-bottom))] short:pb-3 low:row-start-4 low:pb-3'
          }
        >
          {buttons}
        </div>
      </div>
    </DialogFrame>
  );
}

/** The portrait in its doorway, on a line across the screen. One ring is behind it, or two while the phone rings. */
function CallPortrait({ partner, isRinging }: { partner: CallPerson; isRinging: boolean }) {
  return (
    <div
      className={
        'relative flex flex-none justify-center overflow-x-clip pt-3 after:absolute after:inset-x-0 ' +
        'after:bottom-0 after:h-0.5 after:bg-line-strong after:opacity-60'
      }
    >
      <div className="relative">
        {isRinging && <span className="call-ring call-ring-breathes w-[169%] bg-sunk [animation-delay:120ms]" />}
        <span className={classNames('call-ring bg-blush', isRinging ? 'call-ring-breathes w-[148%]' : 'w-[180%]')} />
        <ArchPortrait
          src={partner.photo}
          thumbhash={partner.thumbhash}
          alt=""
          shape="doorway"
          sizes="244px"
          eager
          className={classNames(
            'low:h-36 low:w-29',
            isRinging ? 'h-76 w-61 short:h-45 short:w-36.5' : 'h-62 w-50 short:h-37 short:w-30',
          )}
        />
      </div>
    </div>
  );
}
