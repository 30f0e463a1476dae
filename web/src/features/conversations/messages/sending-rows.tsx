import { SendingPhotoRows } from './media/sending-photo-rows.tsx';
import { SendingVoiceRows } from './voice/sending-voice-rows.tsx';

/** Shows the unfinished uploads for a partner, below the messages. */
export function SendingRows({ partnerId, partnerName }: { partnerId: number; partnerName: string }) {
  return (
    <>
      <SendingPhotoRows partnerId={partnerId} partnerName={partnerName} />
      <SendingVoiceRows partnerId={partnerId} />
    </>
  );
}
