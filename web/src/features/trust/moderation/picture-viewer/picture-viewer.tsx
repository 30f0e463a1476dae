import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import zoomInIcon from 'lucide/dist/esm/icons/zoom-in.mjs';
import zoomOutIcon from 'lucide/dist/esm/icons/zoom-out.mjs';
import type { MouseEvent, ReactNode } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { MissingPicture, type MissingPictureState } from './missing-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { TurnedImage } from './turned-image.tsx';
import { panned, turned, zoomed, zoomStep, type Point, type Size, type View } from './view-rules.ts';

export interface ViewedPicture {
  /** The picture. Undefined until it has arrived, or if there is none. */
  bytes: Blob | undefined;
  /** The reason why there is none. */
  state: MissingPictureState;
  retry: () => void;
}

interface PictureViewerProps {
  picture: ViewedPicture;
  title: string;
  alt: string;
  view: View;
  onView: (change: (view: View) => View) => void;
  /** Called when the pointer or the focus enters. From then on the keys act on this picture. */
  onEnter: () => void;
  /** Content beside the buttons. */
  hint?: ReactNode;
}

/** A picture that can be zoomed, moved and turned. */
export function PictureViewer({ picture, title, alt, view, onView, onEnter, hint }: PictureViewerProps) {
  const { bytes, state, retry } = picture;
  const zoomBy = (factor: number, frame: Size, at?: Point) => onView((known) => zoomed(known, factor, frame, at));
  const zoomByButton = (factor: number) => (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.closest('figure')?.querySelector('[data-frame]')?.getBoundingClientRect();
    if (frame) zoomBy(factor, frame);
  };
  const buttons = [
    { icon: zoomOutIcon, label: moderation.zoomOut, disabled: view.zoom === 1, press: zoomByButton(1 / zoomStep) },
    { icon: zoomInIcon, label: moderation.zoomIn, press: zoomByButton(zoomStep) },
    { icon: rotateCwIcon, label: moderation.turn, press: () => onView(turned) },
  ];
  return (
    // The handlers only choose the picture on which the keys act.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      onPointerEnter={onEnter}
      onFocus={onEnter}
      className="min-w-0 overflow-hidden rounded-lg bg-surface shadow-1"
    >
      <figcaption className="flex min-h-11.5 flex-wrap items-center gap-x-2 py-px pr-2 pl-4.5">
        <b className="flex-1 basis-12 leading-[1.2]">{title}</b>
        {hint}
        <span className="ml-auto flex flex-none items-center">
          {buttons.map(({ icon, label, disabled, press }) => (
            <IconButton
              key={label.en}
              icon={icon}
              iconSize={20}
              label={t(label, { picture: title })}
              disabled={!bytes || disabled}
              onClick={press}
            />
          ))}
        </span>
      </figcaption>
      <PictureFrame
        isZoomed={view.zoom > 1}
        onZoom={zoomBy}
        onPan={(by, frame) => onView((known) => panned(known, by, frame))}
      >
        {bytes ? <TurnedImage bytes={bytes} alt={alt} view={view} /> : <MissingPicture state={state} onRetry={retry} />}
      </PictureFrame>
    </figure>
  );
}
