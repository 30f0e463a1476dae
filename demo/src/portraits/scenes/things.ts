import type { Props } from '../figure.ts';
import { times } from '../path.ts';
import type { Random } from '../seeded-random.ts';

function oneOf(random: Random, colors: readonly string[]): string {
  return colors[Math.floor(random() * colors.length)] ?? '#c2184b';
}

const brights = ['#c2184b', '#0e7c66', '#e0a63a', '#2a6f8a', '#f0643c', '#54407a'];

export function guitar(random: Random): Props {
  const wood = oneOf(random, ['#c98a4a', '#a5582c', '#7a3b22', '#e0b070']);
  return {
    lap:
      `<g transform="translate(34 360) rotate(-22)"><path d="M-250 -13H-60V13H-250Z" fill="#4a2a1c"/><path d="M-300 -20H-246V20H-300Z" fill="#33201a"/><path d="M-60 -52C-20 -74 20 -56 40 -62C90 -92 150 -50 150 0C150 50 90 92 40 62C20 56 -20 74 -60 52C-92 34 -92 -34 -60 -52Z" fill="${wood}"/>` +
      `<circle cx="-6" r="25" fill="#33201a"/><rect x="70" y="-26" width="14" height="52" fill="#33201a"/>${times(5, (i) => `<path d="M-290 ${-8 + i * 4}L76 ${-12 + i * 6}" stroke="#fff3e2" stroke-width="1.400" opacity=".8"/>`)}</g>`,
  };
}

export function book(random: Random): Props {
  const cover = oneOf(random, brights);
  return {
    lap: `<path d="M-92 258L0 276L92 258V372L0 392L-92 372Z" fill="${cover}"/><path d="M-84 252L0 270L84 252V262L0 280L-84 262Z" fill="#fff6ea"/><path d="M0 276V392" stroke="#000" stroke-opacity=".3" stroke-width="4"/><path d="M-66 300L-26 308M26 308L66 300" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>`,
  };
}

export function cup(random: Random): Props {
  return {
    lap: `<g transform="translate(66 214) scale(1.45)"><path d="M-30 -30H30L24 38C20 46 -20 46 -24 38Z" fill="${oneOf(random, ['#fff3e2', '#e0803f', '#2a8f7f', '#c2184b'])}"/><path d="M30 -18C54 -18 52 20 26 20" stroke="#fff3e2" stroke-width="8" fill="none"/><ellipse cy="-30" rx="30" ry="8" fill="#5b3620"/><path d="M-10 -46C-20 -62 2 -70 -8 -90M12 -46C4 -60 22 -68 14 -84" stroke="#fff" stroke-width="5" fill="none" opacity=".6" stroke-linecap="round"/></g>`,
  };
}

export function camera(): Props {
  return {
    lap: '<path d="M-60 130C-70 180 -50 230 -40 246M60 130C70 180 50 230 40 246" stroke="#2b2326" stroke-width="7" fill="none"/><rect x="-64" y="236" width="128" height="84" rx="12" fill="#2b2326"/><rect x="-26" y="220" width="52" height="22" rx="6" fill="#2b2326"/><circle cy="280" r="34" fill="#4a4348"/><circle cy="280" r="23" fill="#1b2a3a"/><circle cx="-8" cy="272" r="8" fill="#8fbccc" opacity=".8"/><rect x="36" y="246" width="18" height="10" rx="3" fill="#e0a63a"/>',
  };
}

export function easel(random: Random): Props {
  const [a, b] = [oneOf(random, brights), oneOf(random, brights)];
  return {
    behind: `<path d="M196 60L150 640M260 60L310 640" stroke="#8a5a3c" stroke-width="12"/><rect x="140" y="70" width="180" height="230" fill="#fffaf0" stroke="#d9c8a4" stroke-width="5"/><circle cx="236" cy="150" r="40" fill="${a}"/><path d="M146 240C180 200 220 240 250 216C280 196 300 220 314 210V294H146Z" fill="${b}"/>`,
    lap: '<g transform="translate(-92 372) rotate(-12)"><path d="M-70 0C-70 -46 70 -46 72 0C72 36 30 20 20 34C10 50 -70 44 -70 0Z" fill="#d9a566"/><circle cx="-40" cy="-6" r="12" fill="#c2184b"/><circle cx="-8" cy="-20" r="12" fill="#f8b133"/><circle cx="28" cy="-14" r="12" fill="#2a6f8a"/><circle cx="-26" cy="22" r="11" fill="#0e7c66"/></g>',
    front:
      '<path d="M108 262L176 168" stroke="#8a5a3c" stroke-width="9" stroke-linecap="round"/><path d="M170 178L186 152" stroke="#c2184b" stroke-width="12" stroke-linecap="round"/>',
  };
}

export function pan(random: Random): Props {
  const food = oneOf(random, ['#c8553a', '#5d9a4c', '#e0a63a']);
  return {
    lap:
      `<path d="M-110 386H70C66 440 40 456 -20 456C-80 456 -106 440 -110 386Z" fill="#3a3f46"/><ellipse cx="-20" cy="386" rx="90" ry="20" fill="${food}"/>${times(9, (i) => `<circle cx="${-86 + i * 16}" cy="${380 + (i % 3) * 6}" r="7" fill="${brights[i % 4]}"/>`)}<path d="M-108 398L-190 386" stroke="#2b2326" stroke-width="16" stroke-linecap="round"/>` +
      '<path d="M-40 350C-52 330 -30 318 -40 296M0 350C-10 328 12 316 2 292" stroke="#fff" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>',
    front:
      '<path d="M108 318L20 384" stroke="#8a5a3c" stroke-width="12" stroke-linecap="round"/><path d="M36 372L6 394" stroke="#8a5a3c" stroke-width="24" stroke-linecap="round"/>',
  };
}

export function plant(random: Random): Props {
  return {
    lap: `<path d="M-60 312H60L48 410H-48Z" fill="#c8693f"/><rect x="-68" y="300" width="136" height="26" fill="#b5583a"/><path d="M0 304C-10 250 -70 250 -84 212C-36 204 -6 236 0 262C0 220 -18 190 4 156C26 190 14 224 8 262C20 226 54 206 92 218C78 254 26 254 8 304Z" fill="${oneOf(random, ['#3f8a4c', '#5d9a4c', '#2f6b46'])}"/>`,
  };
}

export function basket(): Props {
  return {
    lap: `<path d="M-110 330H110L84 440H-84Z" fill="#c98a4a"/>${times(4, (i) => `<path d="M${-106 + i * 6} ${348 + i * 24}H${106 - i * 6}" stroke="#8a5a2c" stroke-width="6" stroke-dasharray="16 8"/>`)}${times(9, (i) => `<circle cx="${-88 + i * 22}" cy="${322 - (i % 2) * 12}" r="19" fill="${['#e0442f', '#f8b133', '#5d9a4c'][i % 3]}"/>`)}`,
  };
}

export function microphone(): Props {
  return {
    lap: '<path d="M62 214L24 108" stroke="#2b2326" stroke-width="15" stroke-linecap="round"/><circle cx="20" cy="96" r="21" fill="#5a5f66"/><path d="M4 90L36 102M8 104L32 84" stroke="#2b2326" stroke-width="3"/>',
  };
}

export function laptop(random: Random): Props {
  return {
    lap: `<path d="M-120 300H120L132 420H-132Z" fill="#cfd4da"/><circle cy="360" r="14" fill="${oneOf(random, brights)}"/><rect x="-160" y="418" width="320" height="16" rx="6" fill="#9aa2ac"/><rect x="-400" y="432" width="800" height="300" fill="#8a5a3c"/>`,
  };
}

export function fishingRod(): Props {
  return {
    front:
      '<path d="M150 330L262 -60" stroke="#7a4a2a" stroke-width="8" stroke-linecap="round"/><path d="M262 -60C300 40 296 160 286 300" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/><circle cx="286" cy="306" r="9" fill="#e0442f"/>',
  };
}

export function backpack(random: Random): Props {
  const color = oneOf(random, brights);
  return {
    behind: `<rect x="-128" y="120" width="256" height="310" rx="60" fill="${color}"/><rect x="-110" y="96" width="220" height="54" rx="26" fill="#8a5a3c"/>`,
    lap: `<path d="M-76 140C-92 220 -86 300 -92 360M76 140C92 220 86 300 92 360" stroke="${color}" stroke-width="26" fill="none"/><path d="M-84 268H84" stroke="#3a2430" stroke-width="8"/>`,
    front: '<path d="M196 250L230 940" stroke="#8a5a3c" stroke-width="13" stroke-linecap="round"/>',
  };
}

export function football(): Props {
  return {
    front:
      '<g transform="translate(150 900)"><circle r="50" fill="#fffaf5"/><path d="M0 -18L17 -6L11 14H-11L-17 -6ZM0 -50L14 -42L0 -32L-14 -42ZM46 -14L44 8L30 -2L34 -18ZM-46 -14L-44 8L-30 -2L-34 -18ZM28 40L14 46L14 30L26 24ZM-28 40L-14 46L-14 30L-26 24Z" fill="#2b2326"/></g>',
  };
}

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="800" r="136" fill="none" stroke="#2b2326" stroke-width="15"/><circle cx="${x}" cy="800" r="10" fill="#5a5f66"/>${times(8, (i) => `<path d="M${x} 800L${Math.round(x + Math.cos(i * 0.785) * 130)} ${Math.round(800 + Math.sin(i * 0.785) * 130)}" stroke="#9aa2ac" stroke-width="3"/>`)}`;

export function bicycle(random: Random): Props {
  const color = oneOf(random, brights);
  return {
    front: `${wheel(-200)}${wheel(220)}<path d="M-200 800L-110 590L130 590L20 800ZM-110 560L20 800M20 800H-200M130 530L220 800" stroke="${color}" stroke-width="17" fill="none" stroke-linejoin="round"/><path d="M130 540L170 500L216 512" stroke="#2b2326" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M-150 552H-76" stroke="#2b2326" stroke-width="26" stroke-linecap="round"/>`,
  };
}

export function yogaMat(random: Random): Props {
  return { behind: `<ellipse cy="926" rx="330" ry="34" fill="${oneOf(random, brights)}"/>` };
}
