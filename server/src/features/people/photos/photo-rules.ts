/**
 * Says whether photos may be shown to others in this order at once. The first photo of a verified member is shown
 * beside the badge, so a reviewer looks at it first (docs/product/changes.md).
 */
export function mayShowAtOnce(wanted: readonly number[], isVerified: boolean, shownFirst: number | null): boolean {
  return !isVerified || wanted.length === 0 || wanted[0] === shownFirst;
}

/**
 * Returns true if one of this many photos may be deleted. The badge says that a reviewer has compared a photo with its
 * owner, so one has to stay.
 */
export function mayDelete(count: number, isVerified: boolean): boolean {
  return count > 1 || !isVerified;
}
