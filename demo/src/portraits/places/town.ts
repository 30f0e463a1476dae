import { tenth, times } from '../path.ts';
import { ground, leafTree, ridge, sky, tower, type Scene } from './scenery.ts';

function skyline(base: number): string {
  const kicc =
    `<rect x="182" y="${base - 196}" width="44" height="196" rx="4" fill="#b8754a"/>${times(11, (i) => `<rect x="182" y="${base - 186 + i * 17}" width="44" height="4" fill="#8a5233" opacity=".6"/>`)}` +
    `<ellipse cx="204" cy="${base - 198}" rx="36" ry="10" fill="#9c6240"/><ellipse cx="204" cy="${base - 204}" rx="24" ry="7" fill="#b8754a"/><path d="M204 ${base - 208}v-20" stroke="#7a4a30" stroke-width="3"/><path d="M226 ${base}L236 ${base - 46}Q252 ${base - 70} 268 ${base - 46}L278 ${base}Z" fill="#c9875a"/>`;
  return (
    tower(6, base - 110, 44, base, '#7d8aa0') +
    tower(54, base - 160, 40, base, '#66738c') +
    tower(98, base - 90, 36, base, '#8f9ab0') +
    tower(138, base - 132, 36, base, '#74819a') +
    tower(282, base - 150, 42, base, '#6d7a94') +
    tower(326, base - 190, 34, base, '#5d6a84') +
    tower(362, base - 120, 42, base, '#808da4') +
    kicc
  );
}

export function nairobi(scene: Scene): string {
  return (
    sky(scene, 320) +
    skyline(350) +
    [20, 92, 300, 372].map((x) => leafTree(x, 384, 0.7, '#3a7550')).join('') +
    ground(370, '#6f9a62') +
    ridge([420, 404, 416, 402], '#5a8a54')
  );
}

export function rooftop(scene: Scene): string {
  const bulbs = times(
    11,
    (i) => `<circle cx="${i * 40}" cy="${tenth(88 + Math.sin(i * 0.63) * 26)}" r="5" fill="#ffe6a0"/>`,
  );
  return `${sky(scene, 300)}<g opacity=".85">${skyline(340)}</g><path d="M0 88C60 124 130 124 200 88C270 124 340 124 400 88" stroke="#3a2430" stroke-width="2" fill="none" opacity=".6"/>${bulbs}<rect y="334" width="400" height="14" fill="#5a3a34"/>${times(13, (i) => `<rect x="${i * 34}" y="346" width="6" height="90" fill="#5a3a34"/>`)}${ground(432, '#a8795a')}`;
}

export function matatuStage(scene: Scene): string {
  return (
    sky(scene, 280) +
    tower(0, 150, 70, 320, '#c9a078', '#7a5a44') +
    tower(320, 130, 80, 320, '#b8896a', '#7a5a44') +
    '<rect y="318" width="400" height="190" fill="#8a8078"/><path d="M0 430H400" stroke="#f4e3b0" stroke-width="6" stroke-dasharray="40 26"/>' +
    '<rect x="36" y="196" width="336" height="160" rx="26" fill="#e0442f"/><rect x="36" y="276" width="336" height="34" fill="#f8b133"/><path d="M36 300C120 270 180 330 372 284V312H36Z" fill="#7f1033"/>' +
    [58, 118, 178, 238].map((x) => `<rect x="${x}" y="216" width="50" height="48" rx="8" fill="#bfe0ea"/>`).join('') +
    '<path d="M300 216H340C354 216 360 230 360 264H300Z" fill="#d5eef4"/><rect x="50" y="178" width="200" height="18" rx="6" fill="#7f1033"/>' +
    [98, 312]
      .map(
        (x) => `<circle cx="${x}" cy="356" r="28" fill="#2b2326"/><circle cx="${x}" cy="356" r="12" fill="#cfc6bc"/>`,
      )
      .join('')
  );
}

const stall = (x: number, color: string): string =>
  times(5, (i) => `<path d="M${x + i * 28} 90h28v46a14 14 0 0 1 -28 0Z" fill="${i % 2 ? '#fff3e2' : color}"/>`);

const heap = (x: number, y: number, color: string, r: number): string =>
  times(
    14,
    (i) =>
      `<circle cx="${tenth(x + (i % 5) * r * 1.7 - (Math.floor(i / 5) % 2) * r * 0.8 + Math.floor(i / 5) * r)}" cy="${tenth(y - Math.floor(i / 5) * r * 1.4)}" r="${r}" fill="${color}" stroke="#000" stroke-opacity=".12"/>`,
  );

export function market(): string {
  return (
    '<rect width="400" height="500" fill="#f4d9b0"/><rect y="140" width="400" height="190" fill="#c98f5c"/>' +
    times(
      8,
      (i) => `<path d="M${20 + i * 50} 150v60h26v-60z" fill="${['#c2184b', '#0e7c66', '#f8b133', '#35598a'][i % 4]}"/>`,
    ) +
    stall(-10, '#e0442f') +
    stall(130, '#0e7c66') +
    stall(270, '#f8b133') +
    '<rect y="330" width="400" height="40" fill="#7a4f32"/><rect y="370" width="400" height="140" fill="#a8734a"/>' +
    heap(14, 330, '#e0442f', 11) +
    heap(128, 330, '#f8b133', 12) +
    heap(250, 330, '#5d9a4c', 13)
  );
}

export function campus(scene: Scene): string {
  return (
    sky(scene, 280) +
    '<rect x="30" y="160" width="340" height="190" fill="#f0e0c8"/><rect x="20" y="146" width="360" height="20" fill="#9a5a40"/>' +
    times(
      6,
      (i) =>
        `<rect x="${48 + i * 54}" y="188" width="34" height="44" fill="#8fbccc"/><rect x="${48 + i * 54}" y="256" width="34" height="44" fill="#8fbccc"/>`,
    ) +
    '<path d="M160 350V270H240V350Z" fill="#6b4a35"/><path d="M150 270L200 232L250 270Z" fill="#9a5a40"/>' +
    leafTree(20, 370, 1.1, '#3f8a4c') +
    leafTree(386, 366, 1, '#4f9257') +
    ground(350, '#86b868') +
    '<path d="M165 350H235L320 500H80Z" fill="#e6d3b0"/>'
  );
}

export function eldoretTrack(scene: Scene): string {
  return (
    sky(scene, 240) +
    ridge([250, 226, 246, 222, 240], '#7fa88a') +
    times(9, (i) => `<path d="M${i * 48 - 10} 280l16 -50l16 50z" fill="#3f7a55"/>`) +
    '<rect y="268" width="400" height="40" fill="#79b060"/><rect y="300" width="400" height="210" fill="#c8553a"/>' +
    [306, 330, 362, 402, 456].map((y, i) => `<path d="M0 ${y}H400" stroke="#fff3e2" stroke-width="${2 + i}"/>`).join('')
  );
}

export function footballPitch(scene: Scene): string {
  return `${sky(scene, 250)}${ridge([262, 248, 260, 246], '#5f8d6a')}${ground(270, '#6cae5a')}${times(5, (i) => `<rect y="${286 + i * 48}" width="400" height="24" fill="#5d9d4d"/>`)}<path d="M60 300V190H340V300" stroke="#fff" stroke-width="7" fill="none"/><path d="M60 190L340 300M130 190L340 270M60 220L260 300M200 190L340 240M60 250L190 300M340 190L60 300M270 190L60 270M340 220L140 300" stroke="#fff" stroke-width="1.4" opacity=".5"/>`;
}
