import type { PhotoVariant } from '../../../gateways/images/image-processor.ts';
import type { Screener } from '../../../gateways/screening/screener.ts';
import { judgePhoto } from './photo-screening-rules.ts';
import type { PhotoScreening } from './present-photos.ts';

const screenedWidth = 480;

/** Screens a new photo before anybody sees it. Null when no photo is screened. */
export async function screenPhoto(
  screener: Screener | null,
  variants: readonly PhotoVariant[],
): Promise<PhotoScreening | null> {
  const variant = variants.find(({ width }) => width === screenedWidth);
  if (screener === null || variant === undefined) return null;
  const screened = await screener.screenPhoto(variant.bytes);
  const seen = screened.isScreened ? screened.result : null;
  return {
    ...judgePhoto(screened),
    explicit: seen?.explicit ?? null,
    hasFace: seen && seen.faceCount > 0,
  };
}
