import type { Motif, PortraitRecipe } from './recipe.ts';
import { times } from './path.ts';

type DrawMotif = (colors: PortraitRecipe['bg'], recipe: PortraitRecipe) => string;

const drawMotifs: Record<Motif, DrawMotif> = {
  sun: ([, , motif], recipe) =>
    `<circle cx="${recipe.sx ?? 200}" cy="${recipe.sy ?? 235}" r="${recipe.sr ?? 172}" fill="${motif}"/>`,

  rise: ([lower, , motif]) =>
    `<circle cx="200" cy="330" r="190" fill="${motif}" opacity=".95"/>` +
    times(
      3,
      (i) => `<rect x="0" y="${372 + i * 34}" width="400" height="${10 + i * 4}" fill="${lower}" opacity=".55"/>`,
    ),

  arch: ([, , motif]) =>
    `<path d="M52 500V232C52 150 118 84 200 60C282 84 348 150 348 232V500Z" fill="${motif}"/>` +
    `<path d="M34 500V228C34 138 108 66 200 40C292 66 366 138 366 228V500" fill="none" stroke="${motif}" stroke-width="5" opacity=".75"/>`,

  hills: ([, , motif], { h1, h2 }) =>
    `<circle cx="306" cy="150" r="62" fill="${motif}"/>` +
    `<path d="M0 330C60 270 110 262 168 296C214 244 300 236 400 306V500H0Z" fill="${h1}" opacity=".75"/>` +
    `<path d="M0 388C80 340 150 352 220 372C290 350 350 356 400 378V500H0Z" fill="${h2}"/>`,

  stripes: ([, , motif]) =>
    times(
      9,
      (i) =>
        `<rect x="${i * 50 - 10}" y="0" width="${i % 2 ? 10 : 22}" height="500" fill="${motif}" opacity="${i % 2 ? 0.9 : 0.55}"/>`,
    ),

  dots: ([, , motif]) =>
    times(11, (y) =>
      times(9, (x) => `<circle cx="${x * 50 + (y % 2 ? 25 : 0)}" cy="${y * 50}" r="9" fill="${motif}" opacity=".55"/>`),
    ),

  leaves: ([lower, , motif]) =>
    times(7, (i) => {
      const side = i < 4 ? 1 : -1;
      const place = `translate(${i < 4 ? -8 : 408} ${120 + (i % 4) * 105}) rotate(${side * (-28 + (i % 4) * 18)}) scale(${side} 1)`;
      return (
        `<g transform="${place}"><path d="M0 0C30 -44 96 -52 150 -18C104 4 44 22 0 0Z" fill="${motif}" opacity="${0.7 + 0.1 * (i % 3)}"/>` +
        `<path d="M6 -1C50 -16 100 -22 142 -18" stroke="${lower}" stroke-width="3" fill="none" opacity=".6"/></g>`
      );
    }),

  window: ([, , motif]) =>
    `<g fill="${motif}" opacity=".85"><path d="M40 40L180 10V190L40 206ZM194 7L372 -30V168L194 188ZM40 222L180 206V420L40 420ZM194 204L372 184V420L194 420Z"/></g>`,

  kanga: ([lower, upper, motif]) =>
    `<rect x="0" y="0" width="62" height="500" fill="${motif}"/>` +
    times(
      11,
      (i) =>
        `<path d="M62 ${i * 48 - 6}a21 21 0 0 1 0 42Z" fill="${motif}"/>` +
        `<circle cx="31" cy="${i * 48 + 15}" r="11" fill="${lower}"/><circle cx="31" cy="${i * 48 + 15}" r="4.5" fill="${upper}"/>`,
    ),

  bands: ([lower, , motif]) =>
    `<circle cx="92" cy="118" r="66" fill="${motif}"/>` +
    times(4, (i) => {
      const y = 226 + i * 74;
      return `<path d="M0 ${y}C70 ${y - 34} 130 ${y + 34} 200 ${y}C270 ${y - 34} 330 ${y + 34} 400 ${y}V${y + 40}C330 ${y + 74} 270 ${y + 6} 200 ${y + 40}C130 ${y + 74} 70 ${y + 6} 0 ${y + 40}Z" fill="${i % 2 ? lower : motif}" opacity="${i % 2 ? 0.5 : 0.55}"/>`;
    }),

  scallops: ([, , motif]) =>
    times(9, (row) =>
      times(6, (column) => {
        const x = column * 80 + (row % 2 ? 40 : 0);
        return `<path d="M${x - 36} ${row * 60}a36 36 0 0 0 72 0Z" fill="${motif}" opacity="${row % 2 ? 0.42 : 0.62}"/>`;
      }),
    ),

  quarter: ([lower, , motif]) =>
    `<circle cx="400" cy="0" r="330" fill="${motif}" opacity=".55"/><circle cx="400" cy="0" r="236" fill="${motif}"/>` +
    `<circle cx="400" cy="0" r="120" fill="${lower}" opacity=".55"/><circle cx="0" cy="500" r="150" fill="${motif}" opacity=".5"/>`,
};

/** The plain background of a portrait: a motif of the house on two colours. */
export function drawBackground(recipe: PortraitRecipe, defs: string[]): string {
  const { id } = recipe;
  const [lower, upper] = recipe.bg;
  defs.push(
    `<linearGradient id="${id}bg" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient>`,
  );
  return `<rect width="400" height="500" fill="url(#${id}bg)"/>${drawMotifs[recipe.motif](recipe.bg, recipe)}`;
}
