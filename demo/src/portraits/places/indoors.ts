import { tenth, times } from '../path.ts';
import { sky, type Scene } from './scenery.ts';

function window(scene: Scene, x: number, y: number, w: number, h: number): string {
  const clip = `${scene.id}n`;
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${clip})">${sky(scene, y + h)}</g><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#fff6ea" stroke-width="8"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="#fff6ea" stroke-width="5"/>`;
}

export function cafe(scene: Scene): string {
  const lamps = [70, 200, 330]
    .map(
      (x) =>
        `<path d="M${x} 0V60" stroke="#3a2430" stroke-width="3"/><path d="M${x - 24} 84C${x - 20} 54 ${x + 20} 54 ${x + 24} 84Z" fill="#e0803f"/><ellipse cx="${x}" cy="86" rx="18" ry="5" fill="#fff1bf"/>`,
    )
    .join('');
  return `<rect width="400" height="500" fill="#7d4a3a"/><rect y="110" width="400" height="260" fill="#a8694c"/>${window(scene, 30, 130, 140, 150)}<rect x="210" y="140" width="170" height="10" fill="#5a3226"/><rect x="210" y="210" width="170" height="10" fill="#5a3226"/>${times(6, (i) => `<rect x="${218 + i * 27}" y="${i % 2 ? 112 : 106}" width="17" height="${i % 2 ? 28 : 34}" rx="3" fill="${['#fff3e2', '#e0803f', '#2a8f7f'][i % 3]}"/><path d="M${220 + i * 27} 190h16l-2 20h-12z" fill="#fff3e2"/>`)}${lamps}<rect y="360" width="400" height="20" fill="#4a2a20"/><rect y="380" width="400" height="130" fill="#5f382b"/>`;
}

export function library({ random }: Scene): string {
  const shelf = (y: number): string => {
    let x = 4;
    const books: string[] = [];
    while (x < 392) {
      const w = 9 + random() * 11;
      const h = 44 + random() * 22;
      const color =
        ['#7f1033', '#2a6f8a', '#e0a63a', '#3f7a55', '#c8553a', '#f0dcc0', '#54407a'][Math.floor(random() * 7)] ??
        '#7f1033';
      books.push(
        `<rect x="${tenth(x)}" y="${tenth(y - h)}" width="${tenth(w)}" height="${tenth(h)}" fill="${color}"/>`,
      );
      x += w + 1.5;
    }
    return `${books.join('')}<rect y="${y}" width="400" height="9" fill="#5a3a26"/>`;
  };
  return `<rect width="400" height="500" fill="#3f281c"/>${[76, 156, 236, 316, 396, 476].map(shelf).join('')}<rect width="400" height="500" fill="#f3b36a" opacity=".12"/>`;
}

export function kitchen(scene: Scene): string {
  const tiles = times(9, (r) =>
    times(10, (c) =>
      (r + c) % 2 ? `<rect x="${c * 42}" y="${150 + r * 24}" width="40" height="22" fill="#fff" opacity=".35"/>` : '',
    ),
  );
  return `<rect width="400" height="500" fill="#f2d8a8"/>${tiles}${window(scene, 120, 30, 160, 130)}<rect x="0" y="30" width="104" height="110" fill="#2a8f7f"/><path d="M52 30V140" stroke="#1d6a5e" stroke-width="3"/><rect x="296" y="30" width="104" height="110" fill="#2a8f7f"/><path d="M348 30V140" stroke="#1d6a5e" stroke-width="3"/><path d="M20 196H120M40 196v16M70 196v22M100 196v14" stroke="#5a3a34" stroke-width="4"/><circle cx="40" cy="224" r="12" fill="#c8553a"/><circle cx="70" cy="232" r="14" fill="#5a5f66"/><circle cx="100" cy="220" r="10" fill="#e0a63a"/><rect y="360" width="400" height="18" fill="#8a5a3c"/><rect y="378" width="400" height="130" fill="#2a8f7f"/>`;
}

export function studio(scene: Scene): string {
  const frames = [
    [20, 60, 84, 104, '#c8553a'],
    [300, 50, 80, 80, '#2a6f8a'],
    [312, 150, 64, 84, '#e0a63a'],
  ] as const;
  return `<rect width="400" height="500" fill="#efe2d0"/>${window(scene, 130, 40, 140, 170)}${frames.map(([x, y, w, h, c]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="#8a5a3c" stroke-width="6"/><circle cx="${x + w / 2}" cy="${y + h / 2}" r="${w / 3}" fill="${c}"/><path d="M${x + 6} ${y + h - 20}q${w / 4} -20 ${w / 2} 0t${w / 2 - 12} 0v16h-${w - 12}z" fill="${c}" opacity=".5"/>`).join('')}<rect y="392" width="400" height="110" fill="#b98a64"/>`;
}

export function concert({ random }: Scene): string {
  const beams = [60, 150, 250, 340]
    .map(
      (x, i) =>
        `<path d="M${x} -10L${x + (i - 1.5) * -60 - 50} 420H${x + (i - 1.5) * -60 + 50}Z" fill="${['#f8b133', '#e8475b', '#f8b133', '#b46ac4'][i]}" opacity=".28"/>`,
    )
    .join('');
  const crowd = times(
    13,
    (i) =>
      `<circle cx="${tenth(i * 34 + random() * 10)}" cy="${tenth(392 + random() * 16)}" r="17" fill="#2a0f24"/><path d="M${i * 34 - 22} 500C${i * 34 - 16} 416 ${i * 34 + 20} 416 ${i * 34 + 26} 500Z" fill="#2a0f24"/>`,
  );
  return `<rect width="400" height="500" fill="#4a0e3a"/>${beams}<rect y="330" width="400" height="180" fill="#6a1f4a"/>${crowd}`;
}

export function livingRoom(scene: Scene): string {
  return `<rect width="400" height="500" fill="#f0d2b8"/>${window(scene, 40, 60, 130, 150)}<rect x="240" y="80" width="110" height="80" fill="#fff6ea" stroke="#8a5a3c" stroke-width="5"/><path d="M250 150L280 110L300 132L318 116L342 150Z" fill="#5f8d6a"/><path d="M10 300C10 262 390 262 390 300V430H10Z" fill="#a23b52"/><path d="M0 330C30 312 50 330 50 360V440H-10ZM400 330C370 312 350 330 350 360V440H410Z" fill="#8a2a42"/><rect y="428" width="400" height="80" fill="#b98a64"/><path d="M352 268C340 226 366 206 376 180C384 210 406 226 394 268Z" fill="#3f8a4c"/><path d="M356 262h36l-5 40h-26z" fill="#e0803f"/>`;
}
