import type { Language } from '@mwanzo/contract/language';
import { getRow, getRows } from '../../../database/sql.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { PhotoRow } from '../../people/photos/index.ts';
import { composeClosedPage, composeLinkPage, composeSharedPage } from './compose-shared-page.ts';
import { findSharedPlan, noteOpening, type SharedPlanRow } from './dates.repository.ts';
import { hashSecret } from './link-secret.ts';
import type { DateDependencies } from './manage-plans.ts';

export interface SharedPlanDependencies extends DateDependencies {
  readonly photoStorage: PhotoStorage;
}

/**
 * The page behind a friend's link. It names nobody and changes nothing, because chat apps open links to preview them:
 * a button shows the plan. Ended and invented links get the same page of a closed plan.
 */
export async function showSharedPlan(
  dependencies: SharedPlanDependencies,
  token: string,
  { language, isRenewed }: { readonly language: Language; readonly isRenewed: boolean },
): Promise<Uint8Array> {
  const now = dependencies.clock.now();
  const plan = await getRow(dependencies.database, findSharedPlan, { secretHash: hashSecret(token), now });
  if (!plan) return composeClosedPage(language);
  if (!isRenewed) return composeLinkPage({ plan, language, now });
  return showPlan(dependencies, { plan, token, language, now });
}

/** Shows the plan to somebody who has pressed the button, and counts it, unless a crawler has. */
export async function openSharedPlan(
  dependencies: SharedPlanDependencies,
  token: string,
  { language, isRobot }: { readonly language: Language; readonly isRobot: boolean },
): Promise<Uint8Array> {
  const now = dependencies.clock.now();
  const plan = await getRow(dependencies.database, findSharedPlan, { secretHash: hashSecret(token), now });
  if (!plan) return composeClosedPage(language);
  if (!isRobot) await getRows(dependencies.database, noteOpening, { id: plan.id, now });
  return showPlan(dependencies, { plan, token, language, now });
}

interface ShownPlan {
  readonly plan: SharedPlanRow;
  readonly token: string;
  readonly language: Language;
  readonly now: Date;
}

async function showPlan(
  { photoStorage }: SharedPlanDependencies,
  { plan, token, language, now }: ShownPlan,
): Promise<Uint8Array> {
  const pictures = await Promise.all([plan.ownerPhoto, plan.partnerPhoto].map((photo) => inline(photoStorage, photo)));
  return composeSharedPage({
    plan,
    language,
    now,
    renewedAt: `?${new URLSearchParams({ token, renewed: 'true' })}`,
    pictures: pictures.filter((source) => source !== null),
  });
}

async function inline(photoStorage: PhotoStorage, photo: PhotoRow | null): Promise<string | null> {
  const bytes = photo && (await photoStorage.read(photo[1], 160));
  return bytes && `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}
