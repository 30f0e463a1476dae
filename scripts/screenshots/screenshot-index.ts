// Writes the page that shows the screenshots side by side: a row per screen, a column per size and mode.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sizes = ['360x640', '390x844', '1280x800', '844x390', '320x568', '768x1024', '1920x1080'];
const modes = ['light', 'dark'];
const columns = sizes.flatMap((size) => modes.map((mode) => ({ size, mode })));
/** The screens that have other names in the design. */
const designNames: Record<string, string> = { moderation: 'admin-review' };

interface DesignPicture {
  readonly file: string;
  readonly screen: string;
  readonly size: string;
  readonly mode: string;
}

/**
 * Parses the name of a design picture: `06-discover-mobile-drag.png` shows the screen `discover-drag`; `-dark` and
 * `-360x640` give the mode and the size.
 */
export function readDesignName(file: string): DesignPicture | undefined {
  const words = /^\d+-(.+)-(mobile|desktop)((?:-[^.]+)?)\.png$/.exec(file);
  if (!words) return undefined;
  const [, name = '', device, rest = ''] = words;
  const marks = rest.split('-').filter(Boolean);
  const size = marks.find((mark) => sizes.includes(mark)) ?? (device === 'desktop' ? '1280x800' : '390x844');
  const states = marks.filter((mark) => mark !== 'dark' && mark !== size);
  return { file, screen: [name, ...states].join('-'), size, mode: marks.includes('dark') ? 'dark' : 'light' };
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function thumbnail(file: string | undefined, size: string): string {
  if (file === undefined) return '';
  const width = Number.parseInt(size, 10) > 800 ? 380 : 180;
  return `<a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width}"></a>`;
}

/**
 * Writes index.html, and copies the design's pictures beside the screenshots if there are any.
 * @returns the number of screenshots in it
 */
export function writeScreenshotIndex(folder: string, designFolder: string): number {
  const design = listFiles(designFolder).flatMap((file) => readDesignName(file) ?? []);
  if (design.length > 0) mkdirSync(path.join(folder, 'design'), { recursive: true });
  for (const { file } of design) copyFileSync(path.join(designFolder, file), path.join(folder, 'design', file));
  const pictures = new Set(listFiles(folder).filter((file) => file.endsWith('.png')));
  const screens = [...new Set([...pictures].map((file) => file.replace(/-\d+x\d+-(light|dark)\.png$/, '')))];
  const rows = screens.map((screen) => {
    const cells = columns.map(({ size, mode }) => {
      const ours = `${screen}-${size}-${mode}.png`;
      const theirs = design.find(
        (picture) =>
          picture.screen === (designNames[screen] ?? screen) && picture.size === size && picture.mode === mode,
      );
      const pair = [
        thumbnail(pictures.has(ours) ? ours : undefined, size),
        theirs && `<figure>${thumbnail(`design/${theirs.file}`, size)}<figcaption>design</figcaption></figure>`,
      ];
      return `<td>${pair.filter(Boolean).join('')}</td>`;
    });
    return `<tr id="${screen}"><th scope="row"><a href="#${screen}">${screen}</a></th>${cells.join('')}</tr>`;
  });
  const heads = columns.map(({ size, mode }) => `<th scope="col">${size} ${mode}</th>`).join('');
  writeFileSync(
    path.join(folder, 'index.html'),
    pageOf(
      `<table><thead><tr><th>${screens.length} screens</th>${heads}</tr></thead>` +
        `<tbody>${rows.join('\n')}</tbody></table>`,
    ),
  );
  return pictures.size;
}

function pageOf(table: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mwanzo, every screen</title>
<style>
  body { margin: 16px; font: 15px/1.4 system-ui; background: #ddd; color: #222 }
  thead th { position: sticky; top: 0; padding: 8px; background: #ddd; z-index: 1 }
  th[scope=row] { position: sticky; left: 0; padding: 8px; background: #ddd; text-align: left; vertical-align: top }
  td { padding: 8px; vertical-align: top; white-space: nowrap }
  td > * { display: inline-block; margin: 0 4px 0 0; vertical-align: top }
  figure { margin: 0 } figcaption { text-align: center; color: #555 }
  img { display: block; height: auto; border: 1px solid #999 }
</style>
${table}
</html>
`;
}
