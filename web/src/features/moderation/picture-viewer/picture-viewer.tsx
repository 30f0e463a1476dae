import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { useDrag } from '../../../ui/gestures/use-drag.ts';
import { rotateCwIcon } from '../../../ui/icons/rotate-cw.ts';
import { zoomInIcon } from '../../../ui/icons/zoom-in.ts';
import { zoomOutIcon } from '../../../ui/icons/zoom-out.ts';
import { usePicture, type Picture } from '../verifications/case/use-picture.ts';
import { panned, turned, zoomed, zoomStep, type Point, type Size, type View } from './view-rules.ts';

interface PictureViewerProps {
  caseId: number;
  picture: Picture;
  title: string;
  alt: string;
  watermark: string;
  view: View;
  onView: (change: (view: View) => View) => void;
  /** The pointer or the focus has come to it: the keys act on it from now on. */
  onPoint: () => void;
  /** Beside the buttons. */
  hint?: ReactNode;
}

const wheelStep = 1.0015;

/** A picture that can be zoomed, moved and turned. */
export function PictureViewer({
  caseId,
  picture,
  title,
  alt,
  watermark,
  view,
  onView,
  onPoint,
  hint,
}: PictureViewerProps) {
  const { bytes, isErased, failed, retry } = usePicture(caseId, picture);
  const zoomBy = (factor: number, frame: Size, at?: Point) => onView((known) => zoomed(known, factor, frame, at));
  const zoomByButton = (factor: number, button: HTMLElement) => {
    const frame = button.closest('figure')?.querySelector('[data-frame]')?.getBoundingClientRect();
    if (frame) zoomBy(factor, frame);
  };
  return (
    // The keys act on what the pointer is over; the buttons do the same without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className="min-w-0 overflow-hidden rounded-lg bg-surface shadow-1"
    >
      <figcaption className="flex min-h-11.5 items-center justify-between gap-2 py-px pr-2 pl-4.5">
        <b className="truncate">{title}</b>
        <span className="flex flex-none items-center">
          {hint}
          <IconButton
            icon={zoomOutIcon}
            iconSize={20}
            label={t(moderation.zoomOut, { picture: title })}
            disabled={!bytes || view.zoom === 1}
            onClick={(event) => zoomByButton(1 / zoomStep, event.currentTarget)}
          />
          <IconButton
            icon={zoomInIcon}
            iconSize={20}
            label={t(moderation.zoomIn, { picture: title })}
            disabled={!bytes}
            onClick={(event) => zoomByButton(zoomStep, event.currentTarget)}
          />
          <IconButton
            icon={rotateCwIcon}
            iconSize={20}
            label={t(moderation.turn, { picture: title })}
            disabled={!bytes}
            onClick={() => onView(turned)}
          />
        </span>
      </figcaption>
      <Frame zoomed={view.zoom > 1} onZoom={zoomBy} onPan={(by, frame) => onView((known) => panned(known, by, frame))}>
        {bytes ? (
          <>
            <TurnedImage bytes={bytes} alt={alt} view={view} />
            <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-sm bg-[rgb(43_10_24/0.72)] px-2 py-0.5 text-micro leading-normal">
              {watermark}
            </p>
          </>
        ) : (
          <Missing state={isErased ? 'erased' : failed ? 'failed' : 'loading'} onRetry={retry} />
        )}
      </Frame>
    </figure>
  );
}

interface FrameProps {
  zoomed: boolean;
  onZoom: (factor: number, frame: Size, at: Point) => void;
  onPan: (by: Point, frame: Size) => void;
  children: ReactNode;
}

/** The dark box: the wheel zooms what is under the pointer, a drag moves it once it is zoomed. */
function Frame({ zoomed: isZoomed, onZoom, onPan, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const dragged = useRef<Point>({ x: 0, y: 0 });

  const zoom = useEffectEvent((event: WheelEvent, { left, top, width, height }: DOMRect) => {
    onZoom(
      wheelStep ** -event.deltaY,
      { width, height },
      { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    );
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      if (element) zoom(event, element.getBoundingClientRect());
    };
    // React listens passively to the wheel, and could not keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const drag = useDrag({
    canStart: () => isZoomed,
    onStart: () => (dragged.current = { x: 0, y: 0 }),
    onMove(offset) {
      const frame = box.current?.getBoundingClientRect();
      if (frame) onPan({ x: offset.x - dragged.current.x, y: offset.y - dragged.current.y }, frame);
      dragged.current = offset;
    },
    onRelease: () => undefined,
  });
  return (
    <div
      ref={box}
      {...drag}
      data-frame
      className={classNames(
        '[container-type:size] relative h-[max(300px,calc(100dvh-582px))] overflow-hidden bg-[#3b2a31] text-white select-none max-lg:h-[min(78vw,420px)]',
        isZoomed && 'cursor-grab touch-none active:cursor-grabbing',
      )}
    >
      {children}
    </div>
  );
}

function Missing({ state, onRetry }: { state: 'loading' | 'failed' | 'erased'; onRetry: () => void }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
      {state === 'loading' && <Spinner />}
      {state === 'erased' && <p>{t(moderation.pictureErased)}</p>}
      {state === 'failed' && (
        <>
          <p role="alert">{t(moderation.pictureFailed)}</p>
          <Button variant="quiet" size="sm" icon={rotateCwIcon} onClick={onRetry}>
            {t(moderation.tryAgain)}
          </Button>
        </>
      )}
    </div>
  );
}

/** The whole picture in its frame, however it is turned; then moved and zoomed. Its bytes have an address only while it is shown. */
function TurnedImage({ bytes, alt, view }: { bytes: Blob; alt: string; view: View }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  const lies = view.turns % 2 === 1;
  return (
    <img
      ref={image}
      alt={alt}
      draggable={false}
      className="absolute top-1/2 left-1/2 max-w-none object-contain"
      style={{
        width: lies ? '100cqh' : '100cqw',
        height: lies ? '100cqw' : '100cqh',
        transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
      }}
    />
  );
}
