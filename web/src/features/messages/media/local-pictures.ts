/** Photos that were sent from this page, by the id of their upload: they are shown without loading them again. */
const urls = new Map<number, string>();

export function rememberPicture(mediaId: number, url: string): void {
  urls.set(mediaId, url);
}

export function localPicture(mediaId: number): string | undefined {
  return urls.get(mediaId);
}
