import { request } from '../../../../api/request.ts';
import { NetworkError } from '../../../../api/request-error.ts';
import { readSession } from '../../../../api/session.ts';
import type { EndReason } from '../screens/end-texts.ts';

/** The reasons that the server accepts. It decides itself whether an end is a hang-up, a cancellation or a refusal. */
type ToldReason = 'user_hangup' | 'ice_failed' | 'ice_timeout' | 'user_media_failed';
const told: readonly string[] = ['ice_failed', 'ice_timeout'];
const withoutSound: readonly string[] = ['user_media_failed', 'microphone_refused', 'no_microphone'];

function toldReasonOf(reason: EndReason): ToldReason {
  if (withoutSound.includes(reason)) return 'user_media_failed';
  return told.includes(reason) ? (reason as ToldReason) : 'user_hangup';
}

const outliving = (url: string, message: RequestInit) => fetch(url, { ...message, keepalive: true });

const tries = 5;
const pauseMs = 2000;

/**
 * Tells the server that the call has ended on this page. Without a network it retries for a while. After that the
 * server notices that this page is silent.
 * @param isLeaving true if the page is being closed, so that the request must outlive it
 */
export async function tellEnd(callId: string, device: string, reason: EndReason, isLeaving = false): Promise<void> {
  const body = { device, reason: toldReasonOf(reason) };
  // Somebody else may have signed in before a retry.
  const as = readSession().user?.id;
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await request('POST /api/calls/{callId}/end/', {
        params: { callId },
        body,
        as,
        ...(isLeaving && { transport: outliving }),
      });
    } catch (error) {
      if (!(error instanceof NetworkError)) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
