import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { useId, useRef } from 'react';
import { photoGrid as texts } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { EmptySlots } from './empty-slots.tsx';
import { moveTo } from './order-rules.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUpload } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useGridMotion } from './use-grid-motion.ts';

interface PhotoListProps {
  photos: readonly OwnPhotoDetail[];
  uploads: readonly PhotoUpload[];
  /** True if others do not see the first photo until a reviewer has approved it. */
  isFirstWaiting: boolean;
  /** Called with the new order of the photos' ids, and the id of the photo that was moved. */
  onPut: (order: readonly number[], id: number) => void;
  onOpen: (id: number) => void;
  onChoose: (files: readonly File[]) => void;
}

/** The photos in their slots, then the uploads, then the empty slots. */
export function PhotoList({ photos, uploads, isFirstWaiting, onPut, onOpen, onChoose }: PhotoListProps) {
  const grid = useRef<HTMLUListElement>(null);
  const keysId = useId();
  const order = photos.map(({ id }) => id);
  const all = photos.length;
  const { drag, ...hands } = useGridDrag(grid, order, onPut);
  const focusAfterChange = useFocusAfterChange(grid);
  useGridMotion(grid, drag);

  const move = (id: number, place: number) => {
    const wanted = moveTo(order, id, place);
    if (wanted.every((each, at) => each === order[at])) return;
    focusAfterChange((list) => list.querySelector<HTMLElement>(`[data-photo="${id}"] button`));
    onPut(wanted, id);
  };
  const added = uploads.filter(({ replaces }) => replaces === undefined || !order.includes(replaces));
  return (
    <>
      <p id={keysId} className="sr-only">
        {t(texts.keys)}
      </p>
      <ul ref={grid} data-dragging={drag ? true : undefined}>
        {photos.map((photo, at) => {
          // While a photo is dragged, the others make room for it. Their order in the document stays until it is
          // dropped.
          const place = (drag?.order ?? order).indexOf(photo.id);
          const upload = uploads.find(({ replaces }) => replaces === photo.id);
          if (upload) return <UploadTile key={photo.id} upload={upload} place={place} replaced={photo.id} />;
          return (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              all={all}
              keysId={keysId}
              label={t(texts.tile, { place: at + 1, all })}
              isWaiting={at === 0 && isFirstWaiting}
              isLifted={drag?.id === photo.id}
              hands={hands}
              onOpen={() => onOpen(photo.id)}
              onMove={(to) => move(photo.id, to)}
            />
          );
        })}
        {added.map((upload, at) => (
          <UploadTile key={`upload ${upload.id}`} upload={upload} place={all + at} />
        ))}
        <EmptySlots from={all + added.length} onChoose={onChoose} />
      </ul>
    </>
  );
}
