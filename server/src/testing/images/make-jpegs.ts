import sharp from 'sharp';

interface JpegSize {
  /** Size of the JPEG in px. */
  readonly width: number;
  readonly height: number;
  /** The width stated in the SVG, in px. */
  readonly drawnWidth: number;
}

/** Renders an SVG drawing as a JPEG, rasterised at its final size so that edges stay sharp. */
export function svgToJpeg(svg: string, { width, height, drawnWidth }: JpegSize): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/**
 * A picture as a phone saves it when it is held sideways: lying on its side, with an EXIF entry that says so.
 * @param file an upright picture of 4:5
 */
export function makeSidewaysJpeg(file: string): Promise<Buffer> {
  return sharp(file).rotate(-90).resize(1350, 1080).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer();
}

/** The same picture in this width, in px. */
export function makeNarrower(file: string, width: number): Promise<Buffer> {
  return sharp(file).resize(width).jpeg({ quality: 88 }).toBuffer();
}
