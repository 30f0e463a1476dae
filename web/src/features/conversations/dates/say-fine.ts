import type { QueryClient } from '@tanstack/react-query';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { readSession } from '../../../api/session.ts';
import { readStored, removeStored, writeStored } from '../../../device/member-storage.ts';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { createStore } from '../../../state/store.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { refreshPlans, showPlan } from './date-plans.ts';

const key = 'mwanzo.fine';
/**
 * A phone may report that it is online too early, so an unsent "I am fine" is retried at this interval, in ms. The
 * request is small, and none is made while nothing is unsent.
 */
const tryAgainMs = 5000;

function readWaiting(): readonly number[] {
  try {
    const { owner, ids }: { owner?: unknown; ids?: unknown } = JSON.parse(readStored(key) ?? '{}');
    if (owner === readSession().user?.id && Array.isArray(ids)) return ids;
  } catch {
    // An unreadable value counts as nothing pressed.
  }
  return [];
}

/** The plans whose "I am fine" the server has not confirmed, and whether a request is running. */
export const unsentFine = createStore({ waiting: readWaiting(), isSending: false });

function write(ids: readonly number[]): void {
  if (ids.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify({ owner: readSession().user?.id, ids }));
  unsentFine.write({ ...unsentFine.read(), waiting: ids });
}

/** The press is not sent any more. */
export const forgetFine = (planId: number): void => write(readWaiting().filter((id) => id !== planId));

async function send(client: QueryClient, planId: number): Promise<void> {
  try {
    const plan = await request('POST /api/date-plans/{id}/fine/', { params: { id: planId } });
    forgetFine(planId);
    showPlan(client, plan);
    showToast({ title: t(texts.sent) });
  } catch (error) {
    // The plan has closed, or was cancelled on another device.
    if (!(error instanceof RequestError && error.code === 'not_found')) return;
    forgetFine(planId);
    await refreshPlans(client);
    showToast({ title: t(texts.over), description: t(texts.overText) });
  }
}

/** Sends the unsent "I am fine". If the server never got a press, or the page was closed, the next page sends it. */
export async function sendFine(client: QueryClient): Promise<void> {
  const waiting = readWaiting();
  unsentFine.write({ waiting, isSending: unsentFine.read().isSending });
  if (waiting.length === 0 || unsentFine.read().isSending) return;
  unsentFine.write({ waiting, isSending: true });
  for (const planId of waiting) await send(client, planId);
  unsentFine.write({ waiting: readWaiting(), isSending: false });
}

/** Says that the member is fine. The press is stored first, so that it cannot be lost. */
export function sayFine(client: QueryClient, planId: number): void {
  write([...new Set([...readWaiting(), planId])]);
  void sendFine(client);
}

/** @returns a function that stops it */
export function keepSendingFine(client: QueryClient): () => void {
  const attempt = () => void sendFine(client);
  attempt();
  const timer = setInterval(attempt, tryAgainMs);
  addEventListener('online', attempt);
  return () => {
    clearInterval(timer);
    removeEventListener('online', attempt);
  };
}
