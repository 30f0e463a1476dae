import { tenth, times } from '../path.ts';
import { acacia, ground, leafTree, ridge, sky, type Scene } from './scenery.ts';

export function ngongHills(scene: Scene): string {
  const turbines = [60, 150, 300, 350]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${i % 2 ? 236 : 226})"><path d="M0 40L2 -24" stroke="#fff" stroke-width="3"/><path d="M2 -24l-4 -26M2 -24l24 10M2 -24l-20 16" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`,
    )
    .join('');
  return (
    sky(scene, 280) +
    ridge([300, 262, 290, 244, 280, 250], '#8fae8a') +
    turbines +
    ridge([330, 290, 320, 290, 330, 300], '#6b9a63') +
    ridge([390, 360, 400, 370], '#4f8250')
  );
}

export function mountKenya(scene: Scene): string {
  return (
    sky(scene, 260) +
    '<path d="M-20 320L110 190L150 215L196 118L214 136L232 108L270 190L306 176L430 320Z" fill="#6d7a94"/><path d="M196 118L214 136L232 108L254 156L232 150L216 170L200 150L178 160Z" fill="#fff"/><path d="M232 108L270 190L306 176L430 320H260L240 210Z" fill="#535f7c" opacity=".6"/>' +
    ridge([320, 300, 330, 306, 324], '#5b7f6e') +
    times(9, (i) => `<path d="M${i * 48 + 4} 400l20 -70l20 70z" fill="#2f5a47"/>`) +
    ground(386, '#477a4f')
  );
}

export function kerichoTea(scene: Scene): string {
  const rows = times(
    8,
    (i) =>
      `<path d="M-20 ${318 + i * 26}C90 ${286 + i * 27} 280 ${350 + i * 22} 420 ${300 + i * 27}" stroke="${i % 2 ? '#3c8a45' : '#56a652'}" stroke-width="${14 + i * 2}" fill="none" stroke-linecap="round" stroke-dasharray="22 5"/>`,
  );
  return (
    sky(scene, 250) +
    ridge([270, 240, 268, 236, 262], '#7fb086') +
    ridge([300, 280, 300, 284, 300], '#2e6e3c') +
    leafTree(52, 300, 0.6, '#2a5f3a') +
    leafTree(352, 296, 0.5, '#2a5f3a') +
    ground(320, '#2e6e3c') +
    rows
  );
}

const bush = (x: number, y: number): string => {
  const cherries = times(
    9,
    (i) =>
      `<circle cx="${tenth(Math.cos(i * 2.1) * 24)}" cy="${tenth(-26 + Math.sin(i * 1.7) * 18)}" r="4" fill="${i % 3 ? '#c8322f' : '#e0a63a'}"/>`,
  );
  return `<g transform="translate(${x} ${y})"><ellipse cy="-26" rx="38" ry="32" fill="#2d6a3d"/><ellipse cx="-10" cy="-36" rx="18" ry="12" fill="#3f8550"/>${cherries}</g>`;
};

export function nyeriCoffee(scene: Scene): string {
  return (
    sky(scene, 250) +
    ridge([260, 220, 250, 210, 240], '#8aa6a0') +
    ridge([300, 270, 292, 270], '#5f8d5a') +
    ground(310, '#9a5a3a') +
    [30, 120, 290, 372].map((x) => bush(x, 360)).join('') +
    [0, 84, 330, 400].map((x) => bush(x, 440)).join('')
  );
}

export function karuraForest({ random }: Scene): string {
  const trunks = times(11, (i) => {
    const x = i * 40 - 6 + random() * 14;
    const w = 10 + random() * 12;
    return `<rect x="${tenth(x)}" y="0" width="${tenth(w)}" height="400" fill="${i % 2 ? '#4b3a2a' : '#6a523a'}" opacity="${i % 2 ? 0.9 : 0.6}"/>`;
  });
  const leaves = times(
    26,
    () =>
      `<circle cx="${tenth(random() * 400)}" cy="${tenth(random() * 150)}" r="${tenth(20 + random() * 26)}" fill="${random() > 0.5 ? '#2f6b46' : '#4f9257'}" opacity=".8"/>`,
  );
  const ferns = times(
    12,
    (i) =>
      `<path d="M${i * 36} 420C${i * 36 + 6} 390 ${i * 36 + 26} 380 ${i * 36 + 40} 384C${i * 36 + 24} 396 ${i * 36 + 12} 410 ${i * 36} 420Z" fill="#3f8a4c"/>`,
  );
  return `<rect width="400" height="500" fill="#bfe0a8"/><path d="M120 0L240 0L330 400H40Z" fill="#eef7c8" opacity=".7"/>${trunks}${leaves}${ground(390, '#7a5a3c')}<path d="M150 390H250L330 500H70Z" fill="#a67d54"/>${ferns}`;
}

export function hellsGate(scene: Scene): string {
  return (
    sky(scene, 290) +
    '<path d="M0 120L70 130L96 190L110 330H0Z" fill="#b8623c"/><path d="M0 120L40 126L50 330H0Z" fill="#9a4c2e"/><path d="M400 90L330 110L300 200L286 330H400Z" fill="#c4703f"/><path d="M346 106L330 330H400V90Z" fill="#a3552f" opacity=".7"/><path d="M196 330L206 170L226 160L240 330Z" fill="#a85a38"/><path d="M216 166L226 160L240 330H222Z" fill="#8a4429"/>' +
    [150, 190, 236, 282]
      .map(
        (y) => `<path d="M0 ${y}L100 ${y + 6}M300 ${y}L400 ${y - 8}" stroke="#7c3b22" stroke-width="3" opacity=".4"/>`,
      )
      .join('') +
    ground(326, '#c9a45a') +
    acacia(140, 350, 0.6) +
    acacia(280, 344, 0.4)
  );
}

export function fourteenFalls(scene: Scene): string {
  const falls = times(
    9,
    (i) =>
      `<path d="M${8 + i * 45} ${212 + (i % 3) * 10}C${12 + i * 45} 260 ${4 + i * 45} 300 ${8 + i * 45} 356H${40 + i * 45}C${44 + i * 45} 300 ${36 + i * 45} 260 ${38 + i * 45} ${212 + (i % 3) * 10}Z" fill="#f4fbfb" opacity=".9"/>`,
  );
  return `${sky(scene, 190)}${ridge([180, 160, 186, 158, 178], '#3f7a4f')}<path d="M0 206H400V360H0Z" fill="#6a5240"/>${falls}<rect y="346" width="400" height="160" fill="#5fa3a8"/>${times(7, (i) => `<ellipse cx="${i * 64 + 10}" cy="356" rx="46" ry="12" fill="#fff" opacity=".7"/>`)}<path d="M0 430C40 410 80 430 96 500H0ZM400 420C360 404 320 430 300 500H400Z" fill="#574636"/>`;
}

export function garden(scene: Scene): string {
  const flowers = times(26, () => {
    const [x, y] = [scene.random() * 400, 380 + scene.random() * 110];
    const color = ['#e8475b', '#f8b133', '#fff3e2', '#b46ac4'][Math.floor(scene.random() * 4)] ?? '#e8475b';
    return `<path d="M${tenth(x)} ${tenth(y)}v18" stroke="#2f6b46" stroke-width="3"/><circle cx="${tenth(x)}" cy="${tenth(y)}" r="7" fill="${color}"/><circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.600" fill="#7a3b12"/>`;
  });
  return `${sky(scene, 250)}<path d="M60 300V190L150 130L240 190V300Z" fill="#f3dcc0"/><path d="M44 196L150 118L256 196L244 208L150 142L56 208Z" fill="#b5533a"/><rect x="96" y="220" width="36" height="80" fill="#7a4a32"/><rect x="168" y="216" width="42" height="38" fill="#9cc9d6"/>${leafTree(336, 330, 1.1, '#3f8a4c')}${ground(300, '#79b060')}${ridge([370, 352, 366, 350], '#5d9a4c')}${flowers}`;
}
