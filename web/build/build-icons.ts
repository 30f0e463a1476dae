/**
 * Writes the icons named here from lucide-static to src/ui/icons/, each as a module of path data, so that a page loads
 * only the ones that it draws. Run it after changing the list: `node web/build/build-icons.ts`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = [
  'compass',
  'heart',
  'gem',
  'log-out',
  'bell',
  'sliders-horizontal',
  'search',
  'x',
  'check',
  'check-check',
  'map-pin',
  'badge-check',
  'shield-check',
  'shield-alert',
  'flag',
  'scale',
  'camera',
  'id-card',
  'life-buoy',
  'file-text',
  'image',
  'send-horizontal',
  'arrow-left',
  'chevron-down',
  'plus',
  'minus',
  'pencil',
  'lock',
  'download',
  'pause',
  'play',
  'mic',
  'mic-off',
  'phone',
  'phone-incoming',
  'phone-off',
  'signal',
  'signal-low',
  'volume-2',
  'eye',
  'eye-off',
  'mail',
  'moon',
  'smartphone',
  'check-check',
  'user',
  'cake',
  'clock',
  'rotate-cw',
  'circle-alert',
  'circle-check',
  'message-circle',
  'filter',
  'sparkles',
  'wand-sparkles',
  'bell-ring',
  'ban',
  'rotate-ccw',
  'undo-2',
  'zoom-in',
  'zoom-out',
  'chevron-left',
  'chevron-right',
  'wifi-off',
  'calendar-days',
  'gauge',
  'grip-vertical',
  'hand-heart',
  'heart-handshake',
  'languages',
  'map-pinned',
  'settings',
  'reply',
  'copy',
  'check-check',
  'arrow-down',
  'ellipsis-vertical',
  'sunrise',
  'trash-2',
  'undo-2',
  'user-x',
  'heart-crack',
  'share-2',
  'users-round',
];

type Attributes = Record<string, string>;

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

function circlePath(a: Attributes): string {
  const [cx, cy, r] = [number(a, 'cx'), number(a, 'cy'), number(a, 'r')];
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function rectPath(a: Attributes): string {
  const [x, y, w, h] = [number(a, 'x'), number(a, 'y'), number(a, 'width'), number(a, 'height')];
  const r = number(a, 'rx');
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

function linePath(a: Attributes): string {
  return `M${a['x1']} ${a['y1']}L${a['x2']} ${a['y2']}`;
}

function toPath(tag: string, a: Attributes): string {
  if (tag === 'path') return a['d'] ?? '';
  if (tag === 'circle') return circlePath(a);
  if (tag === 'rect') return rectPath(a);
  if (tag === 'line') return linePath(a);
  throw new Error(`No path conversion for <${tag}>`);
}

function readPaths(svg: string): string[] {
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1).matchAll(/<(\w+)([^>]*?)\/>/g);
  return [...shapes].map(([, tag = '', rest = '']) => {
    const attributes = Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
    return toPath(tag, attributes);
  });
}

function moduleOf(name: string, paths: readonly string[]): string {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `// Lucide's ${name} (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const ${constant}Icon = [${paths.map((path) => `'${path}'`).join(', ')}];
`;
}

const source = join(dirname(fileURLToPath(import.meta.resolve('lucide-static/package.json'))), 'icons');
const target = join(import.meta.dirname, '../src/ui/icons');

for (const name of readdirSync(target)) if (name.endsWith('.ts')) rmSync(join(target, name));
writeFileSync(
  join(target, 'LICENSE.md'),
  `The icons are path data of [Lucide](https://lucide.dev), ISC licence, copyright Lucide Icons and Contributors;
parts come from Feather, MIT licence, copyright Cole Bemis.
`,
);
for (const name of names) {
  writeFileSync(
    join(target, `${name}.ts`),
    moduleOf(name, readPaths(readFileSync(join(source, `${name}.svg`), 'utf8'))),
  );
}
