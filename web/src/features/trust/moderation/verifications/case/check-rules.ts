/** The checks that a reviewer ticks, in the order of the screen. */
export const checkNames = [
  'same_person',
  'photo_fits',
  'name_fits',
  'age_fits',
  'document_genuine',
  'pose_fits',
] as const;
export type CheckName = (typeof checkNames)[number];
export type Checks = Record<CheckName, boolean>;

/** Returns the check with this number, counted from 1. */
export function checkAt(number: number): CheckName {
  const name = checkNames[number - 1];
  if (name === undefined) throw new RangeError(`There is no check ${number}`);
  return name;
}

export const noneTicked: Checks = {
  same_person: false,
  photo_fits: false,
  name_fits: false,
  age_fits: false,
  document_genuine: false,
  pose_fits: false,
};

/** Says whether the case can be approved: all six checks must be ticked. */
export function mayApprove(checks: Checks): boolean {
  return checkNames.every((name) => checks[name]);
}
