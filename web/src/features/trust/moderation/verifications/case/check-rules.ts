import type { Case } from './case-queries.ts';

/** The checks that a reviewer ticks, in the order of the screen. An approval needs all of them. */
export const checkNames = [
  'same_person',
  'photo_fits',
  'name_fits',
  'age_fits',
  'document_genuine',
  'pose_fits',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Returns the checks as they are sent. */
export function checksOf(ticked: readonly CheckName[]) {
  return Object.fromEntries(checkNames.map((name) => [name, ticked.includes(name)])) as Record<CheckName, boolean>;
}

/** Returns the parts of the profile for which the checks hold. */
export function seenOf({ name, photo_detail: photo }: Pick<Case, 'name' | 'photo_detail'>) {
  return { name, photo_id: photo?.id ?? null };
}
