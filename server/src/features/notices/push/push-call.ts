import { getRow, getRows } from '../../../database/sql.ts';
import { countUnread } from '../notifications/index.ts';
import { composeCallPush, type PushedCall } from './compose-push.ts';
import { listCalled, removeEnded } from './news.repository.ts';
import type { PushDependencies } from './push-news.ts';
import { quietUntil } from './quiet-hours-rules.ts';

/**
 * Pushes a call to the browsers of a member who does not have the app open. A failed push is not repeated, because the
 * call would have ended by then.
 */
export async function pushCall(
  { database, clock, pusher }: PushDependencies,
  calleeId: number,
  call: PushedCall,
): Promise<void> {
  const now = clock.now();
  const browsers = await getRows(database, listCalled, { callee: calleeId, caller: call.callerId, now });
  if (browsers.length === 0) return;
  const unread = (await getRow(database, countUnread, { userId: calleeId }))?.unread ?? 0;
  await Promise.all(
    browsers.map(async (browser) => {
      if (browser.isHere || quietUntil(browser.choices, now)) return;
      const callerName = browser.choices.showsNames ? browser.callerName : null;
      const outcome = await pusher.send(browser, composeCallPush(call, { ...browser, unread, callerName }));
      if (outcome === 'gone') await getRows(database, removeEnded, browser);
    }),
  );
}
