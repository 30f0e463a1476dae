import type { MayCall } from '@mwanzo/contract/conversations/calls';
import { useId } from 'react';
import { askToTalk as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import type { profilePhoto } from '../../../../photos/profile-photo.ts';
import { CloseButton } from '../../../../ui/controls/close-button.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { ArchPortrait } from '../../../../ui/photos/arch-portrait.tsx';
import { AskToTalkChoice } from './ask-to-talk-choice.tsx';
import type { CallPerson } from './call-person.ts';
import { MayCallReason, type Answerable } from './may-call-reason.tsx';

interface AskToTalkSheetProps extends Answerable {
  open: boolean;
  onClose: () => void;
  partner: CallPerson;
  /** The member's own photo. */
  me: ReturnType<typeof profilePhoto>;
}

/** These reasons are shown first, whatever the two have agreed to: calls are impossible for them. */
const always: readonly MayCall[] = ['off', 'needs_verification', 'needs_messages'];

/** The sheet on which both agree to calls, or read why they cannot call yet. */
export function AskToTalkSheet({ open, onClose, partner, me, ...availability }: AskToTalkSheetProps) {
  const titleId = useId();
  const showsReason = availability.talk === 'both' || always.includes(availability.mayCall);
  const Content = showsReason ? MayCallReason : AskToTalkChoice;
  return (
    <DialogFrame open={open} onClose={onClose} shape="sheet" ground="surface" labelledBy={titleId}>
      <CloseButton className="absolute! top-5 right-2 short:top-3" onClick={onClose} />
      <div
        className={
          'min-h-0 overflow-y-auto overscroll-contain px-4 pt-14 pb-[max(20px,env(safe-area-inset-bottom))] ' +
          'text-center short:pt-8 low:pt-6'
        }
      >
        <TwoPeople me={me} partner={partner} />
        <Content {...availability} titleId={titleId} name={partner.name} />
      </div>
    </DialogFrame>
  );
}

/** Draws two doorways on a horizon with half a sun between them. */
function TwoPeople({ me, partner }: Pick<AskToTalkSheetProps, 'me' | 'partner'>) {
  const arch = {
    shape: 'doorway',
    sizes: '84px',
    eager: true,
    className: 'h-26 w-21 low:h-16 low:w-13 short:h-20 short:w-16',
  } as const;
  return (
    <div
      className={
        'mx-auto mb-5 flex w-71.5 max-w-full items-end justify-center gap-2.5 border-b-2 ' +
        'border-line-strong/60 short:mb-3 low:mb-2'
      }
    >
      <ArchPortrait {...arch} {...me} alt={t(texts.you)} />
      <span className="h-5.5 w-11 rounded-t-full bg-marigold" />
      <ArchPortrait {...arch} src={partner.photo} thumbhash={partner.thumbhash} alt={partner.name} />
    </div>
  );
}
