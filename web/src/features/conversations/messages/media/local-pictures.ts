import { onMemberChange } from '../../../../api/member-change.ts';

interface LocalPicture {
  readonly receiver: number;
  readonly url: string;
}

/** Photos that were sent from this page, by the id of their upload. They are shown without being loaded again. */
const pictures = new Map<number, LocalPicture>();

export function rememberPicture(mediaId: number, picture: LocalPicture): void {
  pictures.set(mediaId, picture);
}

export function localPicture(mediaId: number): string | undefined {
  return pictures.get(mediaId)?.url;
}

/** Frees the photos that were sent to one receiver, or to everybody. */
export function forgetPictures(receiver?: number): void {
  for (const [mediaId, picture] of pictures) {
    if (receiver !== undefined && picture.receiver !== receiver) continue;
    URL.revokeObjectURL(picture.url);
    pictures.delete(mediaId);
  }
}

onMemberChange(() => forgetPictures());
