import type { Kept } from '@mwanzo/contract/people/keeps';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { RequestError } from '../../../api/request-error.ts';
import { readSession } from '../../../api/session.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { deck } from '../../../i18n/deck.ts';
import { keeps as texts } from '../../../i18n/keeps.ts';
import { t } from '../../../i18n/translate.ts';
import { keptQuery } from '../../../queries/kept.ts';
import { refreshVerification } from '../../../shared/verifications/verification.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { realNow } from '../../../device/server-clock.ts';

const { queryKey } = keptQuery;
const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : undefined);

/** Says why somebody could not be kept or taken off. The list may have changed elsewhere, so it is fetched again. */
function explainFailure(client: QueryClient, error: unknown): void {
  void client.invalidateQueries({ queryKey });
  if (codeOf(error) === 'already_verified')
    refreshVerification().catch((reason: unknown) => logFailure('Could not load the verification', reason));
  else if (codeOf(error) === 'kept_list_full') showToast({ title: t(texts.full), description: t(texts.fullText) });
  else showToast({ title: t(deck.swipeFailed), description: t(deck.swipeFailedText), kind: 'bad', error });
}

/** A request for the list that began before a change would bring back what it changed. */
async function change(client: QueryClient, next: (kept: readonly Kept[]) => Kept[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Kept[]>(queryKey, (kept) => next(kept ?? []));
}

/** Resolves to true once it is confirmed. Otherwise the member is told, unless they have signed out. */
async function attempt(client: QueryClient, send: () => Promise<unknown>): Promise<boolean> {
  const member = readSession().user?.id;
  try {
    await send();
    return true;
  } catch (error) {
    if (readSession().user?.id === member) explainFailure(client, error);
    return false;
  }
}

/** Keeps somebody for later. Resolves to true once it is confirmed; otherwise the member is told why not. */
export async function keepPerson(client: QueryClient, profile: VisibleProfile): Promise<boolean> {
  if (!(await attempt(client, () => request('POST /api/keeps/', { body: { user_id: profile.id } })))) return false;
  const kept = { ...profile, kept_at: new Date(realNow()).toISOString() };
  await change(client, (all) => [kept, ...all.filter(({ id }) => id !== profile.id)]);
  return true;
}

/** Takes somebody off the list, on the screen at once. If it fails, they come back and the member is told. */
export async function dropPerson(client: QueryClient, { id }: { id: number }): Promise<boolean> {
  await change(client, (all) => all.filter((one) => one.id !== id));
  return attempt(client, () => request('DELETE /api/keeps/{userId}/', { params: { userId: id } }));
}
