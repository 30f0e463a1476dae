import type { Language } from '@mwanzo/contract/language';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import type { PhotoRow } from '../photos/index.ts';
import { composeClosedPage, composeSharedPage } from './compose-shared-page.ts';
import { createDatesRepository } from './dates.repository.ts';
import { hashSecret } from './link-secret.ts';
import type { DateDependencies } from './manage-plans.ts';

export interface SharedPlanDependencies extends DateDependencies {
  readonly photoStorage: PhotoStorage;
}

interface Visitor {
  readonly language: Language;
  readonly isRobot: boolean;
  /** The page has reloaded itself: nobody has opened it again. */
  readonly isRenewed: boolean;
}

/** The friend's page. Robots, and people with ended or invented links, get the page of a closed plan. */
export async function showSharedPlan(
  { database, clock, photoStorage }: SharedPlanDependencies,
  token: string,
  { language, isRobot, isRenewed }: Visitor,
): Promise<Uint8Array> {
  const now = clock.now();
  const dates = createDatesRepository(database);
  const plan = await dates.findShared(hashSecret(token), now);
  if (!plan || isRobot) return composeClosedPage(language);
  if (!isRenewed) await dates.noteOpening(plan.id, now);
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
