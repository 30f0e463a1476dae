import type { Props } from '../figure.ts';
import type { Random } from '../seeded-random.ts';

type Coat = readonly [main: string, second: string, third: string];

function oneOf(random: Random, items: readonly [Coat, ...Coat[]]): Coat {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** A dog that sits beside the person and looks up. */
export function dog(random: Random): Props {
  const [coat, dark, chest] = oneOf(random, [
    ['#c98a4a', '#8a5526', '#f6e3c8'],
    ['#3a2c28', '#1f1614', '#c98a4a'],
    ['#f0dcc0', '#b98a5c', '#fff6ea'],
    ['#8a7a6c', '#5a4d44', '#e6ddd0'],
  ]);
  return {
    front:
      `<g transform="translate(-128 402)"><path d="M-84 260C-98 120 -70 20 -10 16C56 20 80 120 72 260Z" fill="${coat}"/><path d="M-34 60C-36 130 -26 190 -4 250C20 190 30 120 24 56Z" fill="${chest}"/>` +
      `<path d="M-66 -78C-108 -70 -110 6 -84 26C-66 6 -58 -36 -46 -62ZM54 -78C96 -70 98 6 72 26C54 6 46 -36 34 -62Z" fill="${dark}"/><path d="M-62 -40C-60 -104 48 -104 50 -40C52 20 30 56 -6 56C-42 56 -64 20 -62 -40Z" fill="${coat}"/>` +
      `<path d="M-36 2C-30 -20 18 -20 24 2C26 40 12 54 -6 54C-24 54 -38 40 -36 2Z" fill="${chest}"/><ellipse cx="-6" cy="2" rx="15" ry="10" fill="#1f1614"/><path d="M-6 12V24M-24 24C-16 36 4 36 12 24" stroke="#1f1614" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-14 32C-14 54 4 54 4 32Z" fill="#e07a86"/>` +
      '<circle cx="-32" cy="-30" r="8" fill="#1f1614"/><circle cx="20" cy="-30" r="8" fill="#1f1614"/><circle cx="-35" cy="-33" r="2.600" fill="#fff"/><circle cx="17" cy="-33" r="2.600" fill="#fff"/><path d="M-52 58C-30 78 20 78 42 58" stroke="#c2184b" stroke-width="14" fill="none"/></g>',
  };
}

/** A cat held in both arms. */
export function cat(random: Random): Props {
  const [coat, stripe, belly] = oneOf(random, [
    ['#e0a05a', '#b5702c', '#fff0da'],
    ['#4a4448', '#2b2629', '#fff6ea'],
    ['#b8aea6', '#8a8078', '#f4efe8'],
    ['#fff3e2', '#c98a4a', '#fff'],
  ]);
  return {
    lap:
      `<g transform="translate(-30 262)"><path d="M-70 130C-96 60 -60 10 -8 10C56 10 120 60 140 130C100 160 -30 160 -70 130Z" fill="${coat}"/><path d="M30 22l-6 40M60 30l-8 42M90 50l-10 40" stroke="${stripe}" stroke-width="10" stroke-linecap="round"/><path d="M132 126C176 130 186 86 168 58" stroke="${coat}" stroke-width="24" fill="none" stroke-linecap="round"/>` +
      `<path d="M-72 -54L-68 -112L-34 -84ZM42 -54L38 -112L4 -84Z" fill="${coat}"/><circle cx="-15" cy="-36" r="58" fill="${coat}"/><path d="M-15 -92v28M-32 -90l4 24M2 -90l-4 24" stroke="${stripe}" stroke-width="8" stroke-linecap="round"/><ellipse cx="-15" cy="-10" rx="30" ry="24" fill="${belly}"/>` +
      '<ellipse cx="-38" cy="-40" rx="9" ry="12" fill="#7fae4c"/><ellipse cx="8" cy="-40" rx="9" ry="12" fill="#7fae4c"/><ellipse cx="-38" cy="-40" rx="3.500" ry="11" fill="#1f1614"/><ellipse cx="8" cy="-40" rx="3.500" ry="11" fill="#1f1614"/><path d="M-22 -20H-8L-15 -11ZM-15 -11C-18 0 -30 0 -32 -6M-15 -11C-12 0 0 0 2 -6" fill="#d97a86" stroke="#5a3a34" stroke-width="3"/><path d="M-50 -14L-84 -20M-50 -6L-84 -2M20 -14L54 -20M20 -6L54 -2" stroke="#fff" stroke-width="2.400" opacity=".8"/></g>',
  };
}

function goat(x: number, y: number, scale: number, coat: string, patch: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-96 220V70C-96 20 60 0 96 40V220H66V120H-60V220Z" fill="${coat}"/><path d="M-40 34C-10 22 40 24 60 50C30 84 -30 76 -40 34Z" fill="${patch}"/><path d="M50 60L62 -40H122L116 60Z" fill="${coat}"/>` +
    `<path d="M56 -30C50 -80 74 -96 100 -92C134 -88 150 -50 150 -14C150 8 128 14 112 4L62 -6Z" fill="${coat}"/><path d="M60 -56C30 -60 14 -40 10 -22C36 -20 54 -30 66 -40Z" fill="${patch}"/><path d="M72 -88C62 -124 36 -132 24 -126M96 -92C92 -128 70 -146 54 -144" stroke="#d9c8a4" stroke-width="11" fill="none" stroke-linecap="round"/>` +
    '<circle cx="104" cy="-54" r="7" fill="#1f1614"/><path d="M132 -10l10 -4M120 6C118 30 110 40 106 46" stroke="#5a3a34" stroke-width="5" fill="none" stroke-linecap="round"/></g>'
  );
}

/** Two goats that stand before the person. */
export function goats(random: Random): Props {
  const [coat, patch] = oneOf(random, [
    ['#fff6ea', '#a5673c', ''],
    ['#8a5a3c', '#fff6ea', ''],
    ['#3a2c28', '#c9a078', ''],
  ]);
  return { front: goat(-196, 370, 0.85, coat, patch) + goat(130, 440, 0.62, patch, coat) };
}
