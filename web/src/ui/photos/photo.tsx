import { useRef } from 'react';
import { useLowData } from '../../device/low-data.ts';
import { classNames } from '../class-names.ts';
import { LogoSymbol } from '../drawings/logo.tsx';
import type { PhotoSource } from './photo-source.ts';
import { useIsRequested } from './requested-photos.ts';
import { useFailedPicture } from './use-failed-picture.ts';
import { usePlaceholder } from './use-placeholder.ts';

interface PhotoProps {
  /** The photo's address. Without one, the placeholder is shown. */
  src: PhotoSource | null | undefined;
  alt: string;
  /** The picture's size in px, which reserves its space; 4:5 by default. */
  width?: number;
  height?: number;
  /** The `sizes` attribute, for example "336px" or "(width >= 64rem) 336px, 100vw". */
  sizes?: string;
  /** The largest width to load, however dense the screen is. */
  largest?: 480;
  /** A base64 thumbhash, shown until the photo has loaded. */
  thumbhash?: string | null | undefined;
  /** Loads the photo at once, for example on the first card. */
  eager?: boolean;
  /** True while the photo is not in view yet: in low-data mode only its thumbhash is shown. */
  upcoming?: boolean;
  /** The `object-position` of the crop. */
  position?: string;
  className?: string | undefined;
}

const shape = 'block size-full bg-blush object-cover';

/**
 * A photo. In low-data mode it is 160 px wide, or 480 px once it was requested. If loading fails, its placeholder
 * stays.
 */
export function Photo(props: PhotoProps) {
  const {
    src,
    alt,
    width = 720,
    height = 900,
    sizes,
    largest,
    thumbhash,
    eager,
    upcoming,
    position = '50% 18%',
    className,
  } = props;
  const picture = useRef<HTMLImageElement>(null);
  const placeholder = usePlaceholder(thumbhash, picture);
  const lowData = useLowData();
  const isRequested = useIsRequested(src);
  const [one, several] = typeof src === 'string' ? [src] : [undefined, src ?? undefined];
  const address = several ? several[lowData && !isRequested ? 160 : 480] : one;
  const [failed, onError] = useFailedPicture(address);
  if (!address || (failed && !placeholder)) return <PhotoPlaceholder label={alt} className={className} />;
  const style = styleOf(position, placeholder);
  if (lowData && upcoming) return <div className={classNames(shape, className)} style={style} />;
  if (failed) return <div {...roleOf(alt)} className={classNames(shape, className)} style={style} />;
  const offered = lowData || largest ? undefined : several;
  return (
    <img
      ref={picture}
      src={address}
      srcSet={offered && srcSetOf(offered)}
      sizes={offered && (sizes ?? '100vw')}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={onError}
      className={classNames(shape, className)}
      style={style}
    />
  );
}

function styleOf(position: string, placeholder: string | undefined) {
  const background = { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover', backgroundPosition: position };
  return { objectPosition: position, ...(placeholder && background) };
}

const srcSetOf = (urls: Exclude<PhotoSource, string>) =>
  Object.entries(urls)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');

function roleOf(label: string) {
  return label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

function PhotoPlaceholder({ label, className }: { label: string; className: string | undefined }) {
  return (
    <div {...roleOf(label)} className={classNames(shape, 'grid place-items-center', className)}>
      <LogoSymbol className="size-2/5 max-h-24 max-w-24 opacity-40" />
    </div>
  );
}
