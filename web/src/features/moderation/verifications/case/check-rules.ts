/** What a reviewer ticks, in the order of the screen. */
export const checkNames = ['same_person', 'name_fits', 'age_fits', 'document_genuine'] as const;
export type CheckName = (typeof checkNames)[number];
export type Checks = Record<CheckName, boolean>;

export const noneTicked: Checks = { same_person: false, name_fits: false, age_fits: false, document_genuine: false };

/** All four gate an approval. */
export function mayApprove(checks: Checks): boolean {
  return checkNames.every((name) => checks[name]);
}
