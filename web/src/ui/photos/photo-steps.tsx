import { cardFaces, photos, photoSteps } from '../../i18n/photos.ts';
import { t } from '../../i18n/translate.ts';
import { showPhoto, useShownPhoto } from './shown-photo.ts';

interface PhotoStepsProps {
  profileId: number;
  /** The number of photos, at least two. */
  count: number;
  /** A card with a single photo turns to its other side. */
  kind?: keyof typeof textsOf;
}

const textsOf = { photos: { ...photos, ...photoSteps }, sides: cardFaces };

/** docs/design.md, "Motion" */
const nodPixels = 6;
const nodMilliseconds = 200;

/** Says that there is no photo on that side: shakes the nearest element marked with `data-nods`. */
function nod(from: Element, side: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const away = { transform: `translateX(${-side * nodPixels}px)` };
  from.closest('[data-nods]')?.animate([{}, away, {}], { duration: nodMilliseconds, easing: 'ease-out' });
}

/**
 * The controls over a photo: a bar for each photo, and the edges that turn to the previous and the next one. Presses
 * elsewhere pass through.
 */
export function PhotoSteps({ profileId, count, kind = 'photos' }: PhotoStepsProps) {
  const texts = textsOf[kind];
  const index = Math.min(useShownPhoto(profileId), count - 1);
  const place = t(texts.place, { place: index + 1, all: count });
  const step = (by: number, zone: Element) => {
    const next = index + by;
    if (next < 0 || next >= count) nod(zone, by);
    else showPhoto(profileId, next);
  };
  return (
    <>
      <output className="sr-only">{place}</output>
      <div aria-hidden className="photo-bars">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} data-shown={at === index || undefined} />
        ))}
      </div>
      <button
        type="button"
        aria-label={t(texts.previous)}
        className="photo-edge left-0"
        onClick={(event) => step(-1, event.currentTarget)}
      />
      <button
        type="button"
        aria-label={t(texts.next)}
        className="photo-edge right-0"
        onClick={(event) => step(1, event.currentTarget)}
      />
    </>
  );
}
