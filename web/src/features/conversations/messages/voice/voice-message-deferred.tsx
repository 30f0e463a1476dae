import { deferred } from '../../../../loading/deferred.tsx';
import type { VoiceMessageProps } from './voice-message.tsx';

/** The voice note's space is reserved until its code arrives. */
export const VoiceMessage = deferred<VoiceMessageProps>(
  async () => (await import('./voice-message.tsx')).VoiceMessage,
  { placeholder: () => <div className="voice" /> },
);
