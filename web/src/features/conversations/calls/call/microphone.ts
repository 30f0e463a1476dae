import type { EndReason } from '../screens/end-texts.ts';

/** Thrown when the microphone cannot be used. The message is the reason. */
export class MicrophoneError extends Error {
  readonly reason: Extract<EndReason, 'microphone_refused' | 'no_microphone'>;
  constructor(reason: MicrophoneError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Turns the microphone on. The caller of this function must turn it off. @throws MicrophoneError */
export async function openMicrophone(): Promise<MediaStream> {
  // This is undefined on pages served over plain http.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneError('no_microphone');
  try {
    return await devices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new MicrophoneError(isRefused ? 'microphone_refused' : 'no_microphone');
  }
}

export function turnOff(microphone: MediaStream): void {
  for (const track of microphone.getTracks()) track.stop();
}
