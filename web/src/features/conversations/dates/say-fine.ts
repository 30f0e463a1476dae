import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { createQueue } from '../../../sending/queue.ts';
import type { Sendable } from '../../../sending/sendable.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { refreshPlans, showPlan } from './date-plans.ts';

/**
 * The "I am fine" that the server has not confirmed, by the ids of their plans. A press is stored first, so that it
 * cannot be lost. Somebody may worry about the member, so each is tried often, whatever the device or the server says.
 */
export const unsentFine = createQueue<Sendable>({
  kept: { key: 'mwanzo.fine' },
  lane: ({ id }) => id,
  longestDelay: 5000,
  triesOffline: true,
  isLost: (error) => !(error instanceof RequestError && error.code === 'not_found'),
  async send({ id }, { as, signal, client }) {
    showPlan(client, await request('POST /api/date-plans/{id}/fine/', { params: { id: Number(id) }, as, signal }));
    showToast({ title: t(texts.sent) });
    return undefined;
  },
  // The plan has closed, or was cancelled on another device.
  refuse(_, __, { client }) {
    void refreshPlans(client);
    showToast({ title: t(texts.over), description: t(texts.overText) });
    return undefined;
  },
});

/** Says that the member is fine. */
export const sayFine = (planId: number): void => unsentFine.add({ id: String(planId), phase: 'waiting' });

/** The press is not sent any more. */
export const forgetFine = (planId: number): void => unsentFine.forget(({ id }) => id === String(planId));
