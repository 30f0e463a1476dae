import { bothSides, tenth, times } from '../path.ts';
import type { Sketch } from '../sketch.ts';

export function defineSkin({ id, skin, defs, head }: Sketch): void {
  defs.push(
    `<clipPath id="${id}f"><path d="${head.outline()}"/></clipPath>`,
    `<linearGradient id="${id}s" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${skin.light}"/><stop offset=".45" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.base}"/></linearGradient>`,
    `<radialGradient id="${id}g"><stop offset="0" stop-color="${skin.glow}" stop-opacity=".42"/><stop offset="1" stop-color="${skin.glow}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="${id}b"><stop offset="0" stop-color="${skin.warm}" stop-opacity=".4"/><stop offset="1" stop-color="${skin.warm}" stop-opacity="0"/></radialGradient>`,
  );
}

/** The ears that the turn of the head leaves in view. */
export function drawEars({ head, face, skin }: Sketch): string {
  return bothSides((side) => {
    if (side * head.yaw > 0.16) return '';
    const a = head.halfWidth(6);
    const size = face.ear;
    const z = head.yaw === 0 ? 0 : -6;
    const ear = (points: readonly (readonly [number, number])[]): string =>
      points
        .map(([out, y]) =>
          head
            .point(side * (a - 5 + out), 8 + y * size, z)
            .map(tenth)
            .join(' '),
        )
        .join(' ');
    const o = face.earOut;
    const shape = `M${ear([[1, -18]])}C${ear([
      [o + 6, -28],
      [o + 13, -10],
      [o + 8, 4],
    ])}C${ear([
      [o + 6, 16],
      [5, 28],
      [0, 20],
    ])}Z`;
    const inner = `M${ear([[3, -12]])}C${ear([
      [o + 4, -19],
      [o + 7, -8],
      [o + 3, 2],
    ])}C${ear([
      [o, 7],
      [4, 4],
      [4, 12],
    ])}`;
    return `<path d="${shape}" fill="${side < 0 ? skin.base : skin.shade}"/><path d="${inner}" stroke="${skin.line}" stroke-width="2.2" fill="none" opacity=".5" stroke-linecap="round"/>`;
  });
}

/** The skin of the face with its planes of light and shade. */
export function drawFaceSkin({ id, head, skin, face }: Sketch): string {
  const outline = head.outline();
  const light = (x: number, y: number, rx: number, ry: number, kind: 'g' | 'b'): string => {
    const [X, Y] = head.at(x, y);
    return `<ellipse cx="${tenth(X)}" cy="${tenth(Y)}" rx="${rx}" ry="${ry}" fill="url(#${id}${kind})"/>`;
  };
  const shadeShift = head.yaw > 0.1 ? -8 : -13;
  return (
    `<path d="${outline}" fill="${skin.shade}"/><g clip-path="url(#${id}f)">` +
    `<path d="${outline}" fill="url(#${id}s)" transform="translate(${shadeShift} -6)"/>` +
    light(-8, -44, 42, 26, 'g') +
    light(-face.cheek * 0.56, 26, 22, 17, 'g') +
    light(face.cheek * 0.5, 28, 17, 14, 'g') +
    light(-face.cheek * 0.6, 38, 24, 18, 'b') +
    light(face.cheek * 0.58, 38, 22, 18, 'b') +
    light(-2, face.chinY - 12, 17, 10, 'g') +
    '</g>'
  );
}

/** A beauty spot or freckles. */
export function drawMarks({ face, head, skin, random, recipe }: Sketch): string {
  if (face.mark === 'mole') {
    // A beard leaves room on the cheek only.
    const [out, up] = recipe.beard === undefined ? [1, 12] : [1.4, 28];
    const [x, y] = head.at(face.mouthW * (random() > 0.5 ? 1.1 : -1.2) * out, face.mouthY - up);
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2" fill="${skin.line}"/>`;
  }
  if (face.mark !== 'freckles') return '';
  return times(16, () => {
    const side = random() > 0.5 ? 1 : -1;
    const [x, y] = head.at(side * (14 + random() * 32), 14 + random() * 20);
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(0.9 + random() * 0.6)}" fill="${skin.line}" opacity=".4"/>`;
  });
}

/** Lines on the forehead, at the outer corners of the eyes and on the cheeks, deeper with every year after 40. */
export function drawAgeLines({ recipe, head, face, skin }: Sketch): string {
  const years = recipe.age - 39;
  if (years <= 0) return '';
  const depth = Math.min(0.6, 0.14 + years * 0.023);
  const line = (d: string, side: -1 | 1 = 1, width = 1.8): string =>
    `<path d="${head.lay(d, { side })}" stroke="${skin.line}" stroke-width="${width}" fill="none" opacity="${depth.toFixed(2)}" stroke-linecap="round"/>`;
  const foreheadLines = times(years > 12 ? 3 : 2, (i) => {
    const y = -40 - i * 7;
    return line(`M-26 ${y + 2}C-12 ${y - 2} 10 ${y + 1} 27 ${y + 1}`);
  });
  const x = face.eyeX + face.eyeW;
  const feet = bothSides(
    (side) =>
      line(`M${x + 5} -3L${x + 12} -8M${x + 6} 1L${x + 13} 1M${x + 5} 5L${x + 11} 9`, side, 1.5) +
      (years > 9
        ? line(`M${face.cheek * 0.72} 44C${face.cheek * 0.72} 54 ${face.cheek * 0.66} 60 ${face.cheek * 0.6} 66`, side)
        : ''),
  );
  return foreheadLines + feet;
}
