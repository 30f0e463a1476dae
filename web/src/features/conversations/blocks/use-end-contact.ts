import { failureOf } from '../../../api/failure.ts';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { endContactTexts as texts } from '../../../i18n/blocks.ts';
import { t } from '../../../i18n/translate.ts';
import { showFailed } from '../../../ui/layers/show-failed.ts';

export type ContactEnding = 'block' | 'unmatch';

/** Blocks or unmatches somebody. The request can be repeated, so a lost response does no harm. */
function endContact(how: ContactEnding, userId: number): Promise<void> {
  return how === 'block'
    ? request('POST /api/blocks/', { body: { user_id: userId } })
    : request('DELETE /api/profiles/matches/{userId}/', { params: { userId } });
}

/**
 * Sends a block or an unmatch. Nothing changes on this page before the server has confirmed it. Somebody who may still
 * see the member is named, also after the sheet was closed.
 */
export function useEndContact(how: ContactEnding, { id, name }: { id: number; name: string }, onEnded: () => void) {
  return useAction(
    () => endContact(how, id).then(onEnded),
    (error) => t(texts[failureOf(error)], { name }),
    { tellLater: showFailed },
  );
}
