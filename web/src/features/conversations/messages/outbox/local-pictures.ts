import { onMemberChange } from '../../../../api/member-change.ts';

interface LocalPicture {
  readonly receiver: number;
  readonly url: string;
}

/**
 * Photos that are sent from this page, by the id of their message, and once they are uploaded by that of the upload.
 * They are shown without being loaded again.
 */
const pictures = new Map<string | number, LocalPicture>();

export function rememberPicture(id: string | number, picture: LocalPicture): void {
  pictures.set(id, picture);
}

export function localPicture(id: string | number): string | undefined {
  return pictures.get(id)?.url;
}

export function movePicture(from: string, to: number): void {
  const picture = pictures.get(from);
  pictures.delete(from);
  if (picture) pictures.set(to, picture);
}

export function forgetPicture(id: string | number): void {
  const picture = pictures.get(id);
  if (picture) URL.revokeObjectURL(picture.url);
  pictures.delete(id);
}

/** Frees the photos that were sent to one receiver, or to everybody. */
export function forgetPictures(receiver?: number): void {
  for (const [id, picture] of pictures) if (receiver === undefined || picture.receiver === receiver) forgetPicture(id);
}

onMemberChange(() => forgetPictures());
