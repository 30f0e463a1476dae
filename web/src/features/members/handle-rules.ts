/** SPEC.md section 2: the name in lower case with its spaces removed. */
export function profileHandle(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}
