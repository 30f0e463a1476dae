import { photoLimits } from '@mwanzo/contract/limits';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useEffect, useId, useRef, useState } from 'react';
import { photoGrid as texts, photoUploads as uploadTexts } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { useSending } from '../../../../sending/use-sending.ts';
import { useStore } from '../../../../state/store.ts';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { SavedNote } from '../../../../ui/words/saved-note.tsx';
import { moveTo } from './order-rules.ts';
import { deletePhoto, orderPhotos, photoWishes, wantedPhotos } from './own-photos.ts';
import { PhotoList } from './photo-list.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { shownProblem } from './upload-problem.ts';
import { hasArrived, photoUploads } from './upload-queue.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

const CropDialog = deferred(async () => (await import('../crop/crop-dialog.tsx')).CropDialog);

/** All photos of the member, to add, order, replace and delete. Every change is saved at once. */
export function PhotoGrid({ profile }: { profile: OwnProfile }) {
  const wishes = useStore(photoWishes);
  const uploads = useStore(photoUploads);
  const anyArrived = useStore(hasArrived);
  useSending();
  const photos = wantedPhotos(profile.photo_details, wishes.changes);
  const [openedId, setOpenedId] = useState<number>();
  const [moved, setMoved] = useState('');
  const choice = useChosenFiles(photos.length, uploads);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const focusAfterChange = useFocusAfterChange(section);
  useEffect(() => photoWishes.settle(), []);

  const all = photos.length;
  const order = photos.map(({ id }) => id);
  const put = (wanted: readonly number[], id: number) => {
    orderPhotos(wanted);
    setMoved(t(texts.moved, { place: wanted.indexOf(id) + 1, all }));
  };
  const remove = (id: number) => {
    const place = order.indexOf(id);
    // The photo that takes its place, the last one, or the first empty slot.
    focusAfterChange((grid) => {
      const tiles = grid.querySelectorAll<HTMLElement>('[data-photo] > button:first-child');
      return tiles[Math.min(place, tiles.length - 1)] ?? grid.querySelector('input');
    });
    deletePhoto(id);
  };
  const opened = openedId !== undefined && order.includes(openedId) ? openedId : undefined;
  // If several uploads failed for the same reason, it is shown once.
  const problems = uploads.flatMap((upload) => shownProblem(upload)?.text ?? []);
  if (choice.tooMany) problems.push(t(uploadTexts.full, { max: photoLimits.countMax }));
  const isSending = uploads.some((upload) => !shownProblem(upload));
  const settled = wishes.status === 'idle' && anyArrived ? 'saved' : wishes.status;

  return (
    <section ref={section} aria-labelledby={headingId} className="photo-grid">
      <div className="photo-grid-title">
        <h2 id={headingId}>{t(texts.title)}</h2>
        <span>{t(texts.count, { count: all, max: photoLimits.countMax })}</span>
      </div>
      <PhotoList
        photos={photos}
        uploads={uploads}
        isFirstWaiting={profile.in_review.photo}
        onPut={put}
        onOpen={setOpenedId}
        onChoose={choice.choose}
      />
      <div className="mt-2 grid gap-1 empty:hidden">
        {[...new Set(problems)].map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      <PhotoNotes photos={photos} />
      <p className="mx-1 mt-2 text-small text-ink-2">{t(all === 0 ? texts.emptyHint : texts.hint)}</p>
      <output className="sr-only">{moved}</output>
      <SavedNote status={isSending ? 'saving' : settled} />
      <PhotoSheet
        place={opened === undefined ? undefined : order.indexOf(opened)}
        all={all}
        isVerified={profile.isVerified}
        onClose={() => setOpenedId(undefined)}
        onMove={(place) => opened !== undefined && put(moveTo(order, opened, place), opened)}
        onReplace={(file) => opened !== undefined && choice.replace(file, opened, order[0] === opened)}
        onDelete={() => opened !== undefined && remove(opened)}
      />
      {choice.toCrop && (
        <CropDialog
          photo={choice.toCrop.file}
          onClose={choice.cancelCrop}
          onCrop={choice.addCropped}
          onUncropped={() => choice.addCropped(undefined)}
        />
      )}
    </section>
  );
}
