import { SendingPhotoRows } from './media/sending-photo-rows.tsx';
import { SendingVoiceRows } from './voice/sending-voice-rows.tsx';

/** Below the messages: what is for a partner and not uploaded yet. */
export function SendingRows({ partnerId, partnerName }: { partnerId: number; partnerName: string }) {
  return (
    <>
      <SendingPhotoRows partnerId={partnerId} partnerName={partnerName} />
      <SendingVoiceRows partnerId={partnerId} />
    </>
  );
}
