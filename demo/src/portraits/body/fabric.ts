import type { Cloth, Print } from '../recipe.ts';
import type { Sketch } from '../sketch.ts';

type Tile = (colors: Cloth['colors']) => { size: string; art: string };

function corners(size: number, radius: number, fill: string): string {
  return [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`)
    .join('');
}

const printTiles: Record<Exclude<Print, 'plain'>, Tile> = {
  kitenge: ([ground, ring, core]) => ({
    size: 'width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"',
    art:
      `<rect width="56" height="56" fill="${ground}"/><circle cx="28" cy="28" r="18" fill="${ring}"/>` +
      `<circle cx="28" cy="28" r="11" fill="${core}"/><circle cx="28" cy="28" r="5" fill="${ground}"/>${corners(56, 6, core)}`,
  }),
  dots: ([ground, dot]) => ({
    size: 'width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"',
    art: `<rect width="22" height="22" fill="${ground}"/><circle cx="6" cy="6" r="3.2" fill="${dot}"/><circle cx="17" cy="17" r="3.2" fill="${dot}"/>`,
  }),
  kikoy: ([ground, wide, thin]) => ({
    size: 'width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(78)"',
    art:
      `<rect width="44" height="44" fill="${ground}"/><rect width="44" height="7" fill="${wide}"/>` +
      `<rect y="11" width="44" height="3" fill="${thin}"/><rect y="30" width="44" height="4" fill="${wide}" opacity=".7"/>`,
  }),
  leaf: ([ground, leaf, vein]) => ({
    size: 'width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"',
    art:
      `<rect width="60" height="60" fill="${ground}"/><path d="M8 30C18 8 42 8 52 30C42 52 18 52 8 30Z" fill="${leaf}"/>` +
      `<path d="M8 30H52" stroke="${vein}" stroke-width="3"/>${corners(60, 7, vein)}`,
  }),
  zig: ([ground, line, dot]) => ({
    size: 'width="36" height="28" patternUnits="userSpaceOnUse"',
    art:
      `<rect width="36" height="28" fill="${ground}"/><path d="M0 20L9 8L18 20L27 8L36 20" stroke="${line}" stroke-width="5" fill="none"/>` +
      `<circle cx="9" cy="24" r="2.5" fill="${dot}"/><circle cx="27" cy="24" r="2.5" fill="${dot}"/>`,
  }),
  check: ([ground, band, line]) => ({
    size: 'width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="rotate(4)"',
    art:
      `<rect width="48" height="48" fill="${ground}"/><rect width="48" height="16" fill="${band}" opacity=".55"/><rect width="16" height="48" fill="${band}" opacity=".55"/>` +
      `<path d="M0 33H48M33 0V48" stroke="${line}" stroke-width="2.4" opacity=".8"/>`,
  }),
  bars: ([ground, bar]) => ({
    size: 'width="30" height="30" patternUnits="userSpaceOnUse"',
    art: `<rect width="30" height="30" fill="${ground}"/><rect width="30" height="11" fill="${bar}"/>`,
  }),
};

/** Adds the print to the definitions and returns the value for `fill`. */
export function weaveFabric({ id, defs }: Sketch, { print = 'plain', colors }: Cloth): string {
  if (print === 'plain') return colors[0];
  const { size, art } = printTiles[print](colors);
  defs.push(`<pattern id="${id}p" ${size}>${art}</pattern>`);
  return `url(#${id}p)`;
}
