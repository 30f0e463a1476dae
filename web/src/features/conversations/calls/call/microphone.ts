import type { EndReason } from '../screens/end-texts.ts';

/** Says why a microphone cannot be used. */
type MicrophoneProblem = Extract<EndReason, 'microphone_refused' | 'no_microphone'>;

/** Turns the microphone on, or returns why it cannot be used. The caller of this function must turn it off. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneProblem> {
  // This is undefined on pages served over plain http.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return 'no_microphone';
  try {
    return await devices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return isRefused ? 'microphone_refused' : 'no_microphone';
  }
}

export function turnOff(microphone: MediaStream): void {
  for (const track of microphone.getTracks()) track.stop();
}
