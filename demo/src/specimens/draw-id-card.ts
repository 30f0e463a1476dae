import { birthDateAt } from '../data/birth-date.ts';
import type { DemoPerson } from '../data/demo-person.ts';
import { portraitLayers } from '../portraits/draw-portrait.ts';
import { strokeLetters } from './stroke-letters.ts';

const inkColour = '#2b0a18';
const faintColour = '#6b4450';

/** A border of half suns. No state's emblem or design is copied. */
function sunBorder(y: number): string {
  const suns = Array.from({ length: 16 }, (_, i) => {
    const x = 40 + i * 80;
    return `<path d="M${x - 30} ${y + 34}a30 30 0 0 1 60 0Z" fill="#f0643c"/><path d="M${x - 17} ${y + 34}a17 17 0 0 1 34 0Z" fill="#f8b133"/>`;
  });
  return `<rect y="${y + 34}" width="1280" height="6" fill="#f8b133"/>${suns.join('')}`;
}

function field(label: string, value: string, y: number): string {
  return (
    strokeLetters(label, { x: 486, y, height: 18, color: faintColour }) +
    strokeLetters(value, { x: 486, y: y + 42, height: value.length > 20 ? 28 : 38, color: inkColour, pen: 0.95 })
  );
}

function cardNumber(person: DemoPerson): string {
  const sum = [...person.email].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 1_000_000, 7);
  return `DEMO ${String(sum).padStart(6, '0')}`;
}

/** Draws the card alone, without an SVG document around it (1280 x 808 units). */
export function idCardArt(person: DemoPerson, today: string): string {
  const photo = portraitLayers({
    ...person.portrait,
    id: `${person.portrait.id}c`,
    seed: person.portrait.id,
    bg: ['#d8e4e6', '#eef4f4', '#eef4f4'],
    motif: 'sun',
    tilt: 0,
  });
  const clip = `${person.portrait.id}card`;
  return (
    `<defs>${photo.defs}<clipPath id="${clip}"><rect width="1280" height="808" rx="48"/></clipPath>` +
    `<clipPath id="${clip}p"><path d="M56 700V372a180 180 0 0 1 360 0V700Z"/></clipPath></defs>` +
    `<g clip-path="url(#${clip})"><rect width="1280" height="808" fill="#fff6ee"/><circle cx="1060" cy="560" r="330" fill="#ffe2d6" opacity=".7"/><circle cx="1060" cy="560" r="220" fill="#fbd6c6" opacity=".6"/>` +
    `<rect width="1280" height="150" fill="#4a0e2a"/>${strokeLetters('MWANZO DEMO IDENTITY CARD', { x: 60, y: 56, height: 42, color: '#fffaf5', pen: 1 })}${sunBorder(740)}` +
    `<g clip-path="url(#${clip}p)"><g transform="translate(26 190) scale(1.05)">${photo.background}${photo.figure}</g></g>` +
    field('FULL NAME', person.fullName, 206) +
    field('DATE OF BIRTH', birthDateAt(person.age, person.birthday, today), 318) +
    field('TOWN', person.town, 430) +
    field('CARD NUMBER', cardNumber(person), 542) +
    strokeLetters('NOT A REAL DOCUMENT', { x: 486, y: 674, height: 22, color: '#b3261e', pen: 0.9 }) +
    `<g transform="translate(250 700) rotate(-26)" opacity=".2">${strokeLetters('SPECIMEN', { x: 0, y: 0, height: 150, color: '#b3261e', pen: 1.1 })}</g></g>` +
    '<rect x="3" y="3" width="1274" height="802" rx="46" fill="none" stroke="#2b0a18" stroke-opacity=".25" stroke-width="6"/>'
  );
}

/**
 * Draws a demo person's identity card on a table, marked SPECIMEN, as an SVG document of 1440 x 960 units.
 * @param today the calendar day of seeding in Nairobi, `YYYY-MM-DD`
 */
export function drawIdCardSpecimen(person: DemoPerson, today: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960" width="1440" height="960"><rect width="1440" height="960" fill="#b08a6a"/>' +
    Array.from(
      { length: 7 },
      (_, i) => `<rect y="${i * 140}" width="1440" height="3" fill="#7d5c42" opacity=".45"/>`,
    ).join('') +
    '<rect x="92" y="92" width="1280" height="808" rx="48" fill="#000" opacity=".22"/>' +
    `<g transform="rotate(-1 720 480) translate(80 76)">${idCardArt(person, today)}</g></svg>`
  );
}
