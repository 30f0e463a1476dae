/**
 * Returns the handle for the side panel: the name in lower case without spaces (docs/product.md, "Pages and routes").
 */
export function profileHandle(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}
