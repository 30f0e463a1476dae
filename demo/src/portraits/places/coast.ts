import { tenth, times } from '../path.ts';
import { dhow, ground, palm, ridge, sky, water, type Scene } from './scenery.ts';

export function dianiBeach(scene: Scene): string {
  return (
    sky(scene, 250) +
    water(262, '#3fb3b8', scene.random) +
    '<rect y="258" width="400" height="10" fill="#2a8fa3"/>' +
    dhow(300, 276, 0.45) +
    ridge([370, 348, 366, 344], '#fff', 0.8) +
    ridge([378, 356, 374, 352], '#f6e3bd') +
    palm(40, 400, 1.5, 22) +
    palm(372, 390, 1.2, -18)
  );
}

const house = (x: number, w: number, top: number, color: string): string =>
  `<rect x="${x}" y="${top}" width="${w}" height="${330 - top}" fill="${color}"/>${times(Math.floor(w / 26), (i) => `<path d="M${x + 8 + i * 26} ${top + 56}v-22a7 7 0 0 1 14 0v22z" fill="#6b4a35"/>`)}<path d="M${x} ${top}h${w}v-8h-6v4h-8v-4h-8v4h-8v-4h-${w - 30}z" fill="${color}"/>`;

export function lamuTown(scene: Scene): string {
  return (
    sky(scene, 300) +
    palm(150, 250, 0.8) +
    house(0, 70, 190, '#f2e6d2') +
    house(66, 60, 220, '#e3d0b2') +
    house(122, 76, 176, '#fbf2e2') +
    house(194, 54, 214, '#e8d6bc') +
    house(244, 82, 184, '#f4e8d6') +
    house(322, 80, 208, '#e0ccae') +
    '<rect y="324" width="400" height="22" fill="#a58a6a"/>' +
    water(346, '#4f9fae', scene.random) +
    dhow(70, 400, 1) +
    dhow(340, 378, 0.7)
  );
}

export function fortJesus(scene: Scene): string {
  return (
    sky(scene, 270) +
    '<path d="M0 180H96V150H150V176H270V140H330V170H400V400H0Z" fill="#d9925c"/><path d="M270 140H330V170H400V400H286Z" fill="#b8713f" opacity=".6"/>' +
    times(13, (i) => `<rect x="${i * 32}" y="${i % 3 === 1 ? 144 : 168}" width="18" height="14" fill="#d9925c"/>`) +
    times(
      24,
      () =>
        `<path d="M${tenth(scene.random() * 390)} ${tenth(200 + scene.random() * 180)}h${tenth(16 + scene.random() * 20)}" stroke="#9a5a30" stroke-width="3" opacity=".35"/>`,
    ) +
    '<path d="M170 400V300a32 36 0 0 1 64 0V400Z" fill="#5f3a24"/><path d="M162 400V298a40 44 0 0 1 80 0V400" fill="none" stroke="#f0c090" stroke-width="8"/>' +
    ground(394, '#c9b088') +
    palm(366, 420, 1, -10)
  );
}

const boat = (x: number, y: number, color: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-46 0C-36 16 36 16 54 -8L-46 0Z" fill="${color}"/><path d="M-34 2L40 -3" stroke="#fff3e2" stroke-width="4"/><path d="M0 0V-44" stroke="#5b3620" stroke-width="3"/><path d="M2 -44L30 -10H2Z" fill="#fff6e6"/></g>`;

export function kisumu(scene: Scene): string {
  const hyacinth = times(
    16,
    (i) =>
      `<ellipse cx="${tenth(i * 28 + scene.random() * 10)}" cy="${tenth(440 + scene.random() * 50)}" rx="18" ry="9" fill="#3f8a4c"/><circle cx="${i * 28}" cy="${tenth(432 + scene.random() * 44)}" r="4" fill="#b48ad0"/>`,
  );
  return (
    sky(scene, 280) +
    ridge([276, 250, 270, 256, 274], '#6f8fa0', 0.8) +
    water(280, '#5a9cb4', scene.random) +
    boat(90, 320, '#c2443a') +
    boat(310, 350, '#2a6f8a') +
    boat(240, 300, '#e0a63a') +
    hyacinth
  );
}

export function mosque(scene: Scene): string {
  return (
    sky(scene, 300) +
    '<rect x="40" y="210" width="320" height="200" fill="#f7f1e4"/><path d="M130 212C130 140 196 130 200 96C204 130 270 140 270 212Z" fill="#2a8f7f"/><path d="M200 96V76" stroke="#e0b04a" stroke-width="4"/><path d="M206 70a10 10 0 1 1 -8 -12a8 8 0 1 0 8 12Z" fill="#e0b04a"/>' +
    [46, 330]
      .map(
        (x) =>
          `<rect x="${x}" y="110" width="24" height="300" fill="#efe6d2"/><path d="M${x - 4} 112C${x - 4} 90 ${x + 12} 84 ${x + 12} 66C${x + 12} 84 ${x + 28} 90 ${x + 28} 112Z" fill="#2a8f7f"/><rect x="${x - 4}" y="150" width="32" height="8" fill="#2a8f7f"/>`,
      )
      .join('') +
    [92, 152, 216, 276]
      .map(
        (x) =>
          `<path d="M${x} 410V300C${x} 276 ${x + 18} 270 ${x + 18} 258C${x + 18} 270 ${x + 36} 276 ${x + 36} 300V410Z" fill="#bfa57c"/>`,
      )
      .join('') +
    ground(404, '#d9c8a4')
  );
}

export function church(scene: Scene): string {
  return (
    sky(scene, 300) +
    '<rect x="70" y="230" width="210" height="180" fill="#d8b48c"/><path d="M56 236L175 150L294 236Z" fill="#8f3b2e"/><rect x="276" y="150" width="66" height="260" fill="#c9a078"/><path d="M270 152L309 84L348 152Z" fill="#8f3b2e"/><path d="M309 84V54M298 66H320" stroke="#5b3620" stroke-width="5"/>' +
    [100, 220]
      .map(
        (x) =>
          `<path d="M${x} 340V286a17 20 0 0 1 34 0V340Z" fill="#5fa3b8"/><path d="M${x + 17} 268V340" stroke="#d8b48c" stroke-width="3"/>`,
      )
      .join('') +
    '<path d="M152 410V336a23 28 0 0 1 46 0V410Z" fill="#5f3a24"/><circle cx="309" cy="196" r="15" fill="#fff3e2"/><path d="M309 196V186M309 196H317" stroke="#5b3620" stroke-width="2.400"/>' +
    ground(404, '#8fb46a') +
    '<path d="M140 410H210L270 500H80Z" fill="#d9c8a4"/>'
  );
}
