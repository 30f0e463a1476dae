import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import gripVerticalIcon from 'lucide/dist/esm/icons/grip-vertical.mjs';
import type { KeyboardEvent, PointerEvent } from 'react';
import { photoGrid as texts } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { Tag } from '../../../../ui/words/tag.tsx';
import { placeAfterKey } from './order-rules.ts';

/** The main photo is two columns wide, on a page of at most 560 px. */
const sizes = ['(width >= 40rem) 360px, 62vw', '(width >= 40rem) 180px, 31vw'] as const;

interface PhotoTileProps {
  photo: OwnPhotoDetail;
  /** The index at which the photo is displayed. */
  place: number;
  all: number;
  label: string;
  /** The id of the text that explains the keys. */
  keysId: string;
  /** True if others do not see the photo until a reviewer has approved it. */
  isWaiting: boolean;
  isLifted: boolean;
  hands: Record<'holdPhoto' | 'takeHandle', (id: number, event: PointerEvent<HTMLElement>) => void>;
  onOpen: () => void;
  onMove: (place: number) => void;
}

/** A photo of the member. A press opens its actions; its handle drags it. */
export function PhotoTile({
  photo,
  place,
  all,
  label,
  keysId,
  isWaiting,
  isLifted,
  hands,
  onOpen,
  onMove,
}: PhotoTileProps) {
  const isMain = place === 0;
  const press = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : placeAfterKey(event.key, place, all);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li
      data-photo={photo.id}
      data-main={isMain || undefined}
      data-lifted={isLifted || undefined}
      className="photo-slot"
      style={{ order: place }}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={all > 1 ? keysId : undefined}
        className="photo-slot-picture"
        onClick={onOpen}
        onKeyDown={press}
        onPointerDown={(event) => hands.holdPhoto(photo.id, event)}
      >
        <Photo
          src={photoSource(photo)}
          thumbhash={photo.thumbhash}
          alt=""
          sizes={sizes[isMain ? 0 : 1]}
          position="50% 22%"
        />
      </button>
      {(isMain || photo.held !== null) && (
        <span className="photo-slot-words">
          {((isMain && isWaiting) || photo.held !== null) && (
            <Tag kind="warn" icon={clockIcon}>
              {t(texts.waiting)}
            </Tag>
          )}
          {isMain && <Tag className="bg-cotton shadow-1">{t(texts.main)}</Tag>}
        </span>
      )}
      {all > 1 && (
        <span aria-hidden className="photo-slot-handle" onPointerDown={(event) => hands.takeHandle(photo.id, event)}>
          <span>
            <Icon icon={gripVerticalIcon} size={18} />
          </span>
        </span>
      )}
    </li>
  );
}
