import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import zoomInIcon from 'lucide/dist/esm/icons/zoom-in.mjs';
import zoomOutIcon from 'lucide/dist/esm/icons/zoom-out.mjs';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import type { Shortcut } from '../shortcuts/shortcut-rules.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { MissingPicture, type MissingPictureState } from './missing-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { TurnedImage } from './turned-image.tsx';
import { panned, turned, wholePicture, zoomed, zoomStep, type Point, type Size, type View } from './view-rules.ts';

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
  /** True if the keys act on this picture. */
  hasKeys?: boolean;
  /** Called when the pointer or the focus enters. */
  onEnter?: () => void;
  /** Content beside the buttons. */
  hint?: ReactNode;
}

/** This frame is so large that zooming by key never moves the middle of the picture. */
const anyFrame = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };

const keyChanges: Partial<Record<Shortcut['name'], (view: View) => View>> = {
  zoomIn: (view) => zoomed(view, zoomStep, anyFrame),
  zoomOut: (view) => zoomed(view, 1 / zoomStep, anyFrame),
  turn: turned,
};

/** A picture that can be zoomed, moved and turned. */
export function PictureViewer({ picture, title, alt, hasKeys = false, onEnter, hint }: PictureViewerProps) {
  const { bytes, state, retry } = picture;
  const [view, setView] = useState(wholePicture);
  useShortcuts(hasKeys, ({ name }) => {
    const change = keyChanges[name];
    if (change) setView(change);
    return change !== undefined;
  });
  const zoomBy = (factor: number, frame: Size, at?: Point) => setView((known) => zoomed(known, factor, frame, at));
  const zoomByButton = (factor: number) => (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.closest('figure')?.querySelector('[data-frame]')?.getBoundingClientRect();
    if (frame) zoomBy(factor, frame);
  };
  const buttons = [
    { icon: zoomOutIcon, label: moderation.zoomOut, disabled: view.zoom === 1, press: zoomByButton(1 / zoomStep) },
    { icon: zoomInIcon, label: moderation.zoomIn, press: zoomByButton(zoomStep) },
    { icon: rotateCwIcon, label: moderation.turn, press: () => setView(turned) },
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
        onPan={(by, frame) => setView((known) => panned(known, by, frame))}
      >
        {bytes ? <TurnedImage bytes={bytes} alt={alt} view={view} /> : <MissingPicture state={state} onRetry={retry} />}
      </PictureFrame>
    </figure>
  );
}
