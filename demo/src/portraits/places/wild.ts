import { tenth, times } from '../path.ts';
import { acacia, ground, ridge, sky, water, type Scene } from './scenery.ts';

const giraffe = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#c98a3f"><path d="M0 0L-4 -60L26 -66L52 -130L64 -128L46 -56L50 0H44L40 -36L8 -34L6 0Z"/><path d="M50 -134L70 -132L74 -122L58 -122Z"/><g fill="#8a5524"><circle cx="8" cy="-48" r="5"/><circle cx="24" cy="-52" r="6"/><circle cx="38" cy="-72" r="4"/><circle cx="46" cy="-96" r="4"/><circle cx="38" cy="-48" r="5"/></g></g>`;

const elephant = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0V-46C4 -74 60 -82 84 -62C108 -70 118 -48 116 -30C118 -14 112 0 108 2C110 -12 104 -22 98 -24L92 -18V0H76V-24H28V0Z" fill="#7d7680"/><path d="M78 -62C70 -48 74 -30 88 -28C96 -40 94 -56 78 -62Z" fill="#6a6470"/><path d="M102 -20L114 -8" stroke="#fff3e2" stroke-width="4" stroke-linecap="round"/></g>`;

export function maasaiMara(scene: Scene): string {
  const grass = times(30, () => {
    const [x, y] = [scene.random() * 400, 350 + scene.random() * 140];
    return `<path d="M${tenth(x)} ${tenth(y)}l3 -14M${tenth(x + 5)} ${tenth(y)}l-1 -16" stroke="#a9803a" stroke-width="2.400" stroke-linecap="round"/>`;
  });
  return (
    sky(scene, 300) +
    ridge([310, 290, 306, 286, 304], '#b9a05a', 0.7) +
    ground(312, '#d9b35c') +
    acacia(84, 340, 1.15) +
    acacia(330, 326, 0.8) +
    giraffe(250, 336, 0.55) +
    ridge([400, 380, 396, 372], '#c49a48') +
    grass
  );
}

export function amboseli(scene: Scene): string {
  return (
    sky(scene, 280) +
    '<path d="M-40 300C60 260 110 190 160 168C180 160 240 158 262 168C320 196 360 260 440 300Z" fill="#7d86a6"/><path d="M128 190C150 168 180 160 212 160C240 160 262 168 284 188C268 186 262 198 250 188C240 200 226 186 212 196C196 184 184 200 172 188C158 198 146 184 128 190Z" fill="#fff"/>' +
    ridge([300, 294, 302, 296], '#8c9a6a') +
    ground(304, '#c8b06a') +
    elephant(30, 372, 0.9) +
    elephant(292, 352, 0.6) +
    acacia(360, 330, 0.5) +
    ridge([420, 404, 420, 402], '#a9904c')
  );
}

const flamingo = (x: number, y: number, s: number): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${s})" stroke="#ec7f93" fill="none"><path d="M0 0V24M7 0V26" stroke-width="2"/><ellipse cx="3" cy="-6" rx="14" ry="8" fill="#f4a0ae" stroke="none"/><path d="M14 -8C26 -14 12 -30 20 -36C26 -38 28 -32 26 -28" stroke-width="4" stroke-linecap="round"/></g>`;

export function lakeNakuru(scene: Scene): string {
  const flock = times(24, (i) => flamingo(scene.random() * 380 + 4, 330 + (i / 24) * 130, 0.5 + (i / 24) * 0.7));
  return (
    sky(scene, 280) +
    ridge([270, 236, 262, 230, 256], '#6f8f78') +
    ridge([290, 276, 292, 276], '#4f7a55') +
    water(296, '#9ecbd0', scene.random) +
    '<path d="M0 300H400V316H0Z" fill="#f3a6b2" opacity=".8"/>' +
    flock
  );
}

export function turkana(scene: Scene): string {
  return (
    sky(scene, 290) +
    '<path d="M220 300L270 236L300 250L330 222L400 300Z" fill="#5f6a72"/><path d="M0 300L40 262L90 276L130 300Z" fill="#77706a"/>' +
    water(298, '#3fa39a', scene.random) +
    ridge([410, 384, 404, 378], '#c9a878') +
    [60, 350]
      .map(
        (x) =>
          `<path d="M${x - 36} 420C${x - 34} 372 ${x + 34} 372 ${x + 36} 420Z" fill="#a5814e"/><path d="M${x - 8} 420V398H${x + 8}V420Z" fill="#5b3f24"/><path d="M${x - 30} 396H${x + 30}M${x - 34} 408H${x + 34}" stroke="#7a5a32" stroke-width="2"/>`,
      )
      .join('')
  );
}

const papyrus = (x: number): string =>
  `<g transform="translate(${x} 440)" stroke="#3f7a3a" fill="none" stroke-width="3"><path d="M0 60C0 20 2 -20 6 -60M14 60C12 30 16 0 22 -34"/><path d="M6 -60l-22 -14M6 -60l-8 -26M6 -60l10 -26M6 -60l24 -12M22 -34l-12 -20M22 -34l4 -24M22 -34l20 -14" stroke-width="2.400"/></g>`;

export function naivasha(scene: Scene): string {
  return (
    sky(scene, 270) +
    ridge([260, 210, 250, 230, 264], '#7b8f9c') +
    ridge([286, 272, 286, 270], '#4f7a4c') +
    water(290, '#7fb4c4', scene.random) +
    '<g transform="translate(280 350)" fill="#6c5662"><path d="M-30 8C-30 -14 20 -18 30 -4C44 -8 56 -2 56 8Z"/><circle cx="30" cy="-8" r="4"/><circle cx="44" cy="-6" r="3"/></g>' +
    [10, 60, 330, 376].map(papyrus).join('')
  );
}
