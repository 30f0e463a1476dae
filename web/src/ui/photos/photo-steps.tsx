import { photos, photoSteps } from '../../i18n/photos.ts';
import { t } from '../../i18n/translate.ts';
import { showPhoto, useShownPhoto } from './shown-photo.ts';

interface PhotoStepsProps {
  profileId: number;
  /** How many photos there are: more than one. */
  count: number;
}

/** docs/design.md, "Motion" */
const nodPixels = 6;
const nodMilliseconds = 200;

/** Lets the nearest element that nods say: there is no photo on that side. */
function nod(from: Element, side: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const away = { transform: `translateX(${-side * nodPixels}px)` };
  from.closest('[data-nods]')?.animate([{}, away, {}], { duration: nodMilliseconds, easing: 'ease-out' });
}

/** Over a photo: a bar for each photo, and the edges that turn to the previous and the next one. The rest lets presses through. */
export function PhotoSteps({ profileId, count }: PhotoStepsProps) {
  const index = Math.min(useShownPhoto(profileId), count - 1);
  const place = t(photos.place, { place: index + 1, all: count });
  const step = (by: number, zone: Element) => {
    const next = index + by;
    if (next < 0 || next >= count) nod(zone, by);
    else showPhoto(profileId, next);
  };
  const zone =
    'absolute inset-y-0 z-3 w-[30%] cursor-[inherit] focus-visible:-outline-offset-6 focus-visible:outline-white';
  return (
    <>
      <output className="sr-only">{place}</output>
      <div aria-hidden className="pointer-events-none absolute inset-x-3.5 top-2.5 z-3 flex gap-1.25">
        {Array.from({ length: count }, (_, at) => (
          <i
            key={at}
            className={`h-1 flex-1 rounded-[2px] shadow-[0_0_0_1px_rgb(43_10_24/0.42)] ${at === index ? 'bg-[#fffaf5]' : 'bg-[rgb(255_250_245/0.5)]'}`}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={t(photoSteps.previous)}
        className={`${zone} left-0`}
        onClick={(event) => step(-1, event.currentTarget)}
      />
      <button
        type="button"
        aria-label={t(photoSteps.next)}
        className={`${zone} right-0`}
        onClick={(event) => step(1, event.currentTarget)}
      />
    </>
  );
}
