/** Joins the class names that hold; false and undefined are left out. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
