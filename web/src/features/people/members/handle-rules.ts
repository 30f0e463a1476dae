/** The handle shown in the side panel: the name in lower case without spaces (docs/product/pages.md). */
export function profileHandle(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}
