import sharp, { type Sharp } from 'sharp';
import { drawNumbers } from '../draw-numbers.ts';

/** A drawn photo of somebody before a background. Each seed gives another one. */
export function drawPerson(seed: number, width = 360, height = 450): Sharp {
  const next = drawNumbers(seed);
  const from = (low: number, high: number) => low + (high - low) * next();
  const colour = () => `hsl(${from(0, 360)} ${from(20, 80)}% ${from(15, 85)}%)`;
  const things = Array.from({ length: Math.floor(from(2, 7)) }, () =>
    next() < 0.5
      ? `<rect x="${from(-50, width)}" y="${from(-50, height)}" width="${from(30, 250)}" height="${from(30, 250)}"
          fill="${colour()}" transform="rotate(${from(-40, 40)} ${width / 2} ${height / 2})"/>`
      : `<circle cx="${from(0, width)}" cy="${from(0, height)}" r="${from(20, 130)}" fill="${colour()}"/>`,
  );
  const [x, y, size] = [from(0.35, 0.65) * width, from(0.3, 0.5) * height, from(0.35, 0.75)];
  const skin = `hsl(${from(15, 35)} ${from(30, 60)}% ${from(20, 60)}%)`;
  const person = `<g transform="translate(${x} ${y}) scale(${size})">
    <ellipse cy="330" rx="220" ry="200" fill="${colour()}"/>
    <rect x="-40" y="60" width="80" height="120" fill="${skin}"/>
    <ellipse cy="-40" rx="${from(105, 150)}" ry="${from(110, 190)}" fill="hsl(${from(0, 40)} 30% ${from(5, 25)}%)"/>
    <ellipse rx="95" ry="125" fill="${skin}"/><circle cx="-35" cy="-15" r="11"/><circle cx="35" cy="-15" r="11"/>
    <path d="M-35 55 q 35 ${from(0, 40)} 70 0" stroke="#611" stroke-width="9" fill="none"/></g>`;
  const sky = `<linearGradient id="sky" x1="${next()}" y1="${next()}" x2="${next()}" y2="${next()}">
    <stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sky}</defs>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>${things.join('')}${person}</svg>`),
  ).removeAlpha();
}
