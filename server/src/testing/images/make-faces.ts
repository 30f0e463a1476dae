import sharp from 'sharp';

/** The area of the face in the picture of find-test-face.ts, with some hair and shoulders. */
const portraitArea = { left: 120, top: 0, width: 220, height: 280 } as const;

/** A selfie: the middle of the picture, framed as a phone would take it. */
export function makeSelfie(face: string): Promise<Buffer> {
  return sharp(face)
    .extract({ left: 40, top: 0, width: 400, height: 500 })
    .resize(960, 1200)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * An identity card on a table: drawn, with the face as a small grey portrait, fine wavy lines over it, and a second
 * portrait, small and pale.
 * @param turned clockwise degrees by which the card lies on its side
 */
export async function makeIdCard(face: string, turned = 0): Promise<Buffer> {
  const portrait = await sharp(face).extract(portraitArea).resize(260, 330).greyscale().blur(0.6).png().toBuffer();
  const ghost = await sharp(face).extract(portraitArea).resize(80, 102).greyscale().png().toBuffer();
  const lines = Array.from({ length: 30 }, (_, index) => {
    const y = 20 + index * 20;
    const d = `M0 ${y} q 115 ${index % 2 ? 18 : -18} 230 0 t 230 0 t 230 0 t 230 0`;
    return `<path d="${d}" fill="none" stroke="#2a6" stroke-opacity=".25"/>`;
  });
  const words = ['REPUBLIC OF DRAWING', 'SPECIMEN CARD', '12 345 678', '05.05.1996'].map(
    (word, index) => `<text x="380" y="${150 + index * 90}" font-size="34" font-family="sans-serif">${word}</text>`,
  );
  const card = await sharp(drawCard(words.join(''), '#dfe8dc'))
    .composite([
      { input: portrait, left: 60, top: 120 },
      { input: ghost, left: 790, top: 420, blend: 'multiply' },
      { input: drawCard(lines.join(''), 'none') },
    ])
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a6655' } })
    .composite([{ input: await sharp(card).rotate(4, { background: '#7a6655' }).toBuffer(), left: 320, top: 280 }])
    .jpeg({ quality: 70 })
    .toBuffer()
    .then((picture) => sharp(picture).rotate(turned).jpeg({ quality: 80 }).toBuffer());
}

function drawCard(content: string, background: string): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="920" height="580"><rect width="920" height="580" rx="30" ' +
      `fill="${background}"/>${content}</svg>`,
  );
}

/**
 * A picture as a phone takes it of a screen, from a short distance and in focus. It has stripes of three colours with
 * dark lines between them, turned a little. Each dot gets 3 px.
 */
export async function makePhotoOfScreen(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(480, 600)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dot = 6;
  const [width, height] = [info.width * dot, info.height * dot];
  const screen = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    if (y % dot === dot - 1) continue;
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor(y / dot) * info.width + Math.floor(x / dot)) * 3;
      const colour = Math.floor((x % dot) / 2);
      screen[(y * width + x) * 3 + colour] = Math.min(255, (data[from + colour] ?? 0) * 1.8);
    }
  }
  const turned = sharp(screen, { raw: { width, height, channels: 3 } }).rotate(2, { background: '#000' });
  return sharp(await turned.png({ compressionLevel: 0 }).toBuffer())
    .resize(info.width * 3)
    .blur(0.5)
    .linear(1.6)
    .jpeg({ quality: 85 })
    .toBuffer();
}
