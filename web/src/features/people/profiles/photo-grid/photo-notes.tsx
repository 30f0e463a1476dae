import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { photoNotes } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';

/** Says why others do not see a photo yet, and suggests a main photo that shows the face. */
export function PhotoNotes({ photos }: { photos: readonly OwnPhotoDetail[] }) {
  const notes = [
    photos.some(({ held }) => held === 'explicit') && t(photoNotes.explicit),
    photos.some(({ held }) => held === 'not_screened') && t(photoNotes.notScreened),
    photos[0]?.has_face === false && t(photoNotes.noFace),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="mx-1 mt-2 text-small">
      {note}
    </p>
  ));
}
