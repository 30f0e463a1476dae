/** Attributes that are looks, that a library makes up, or that change with the width of a screen. */
const looks = 'class|style|srcset|sizes|width|height|draggable|decoding|fetchpriority|d|fill|viewbox|xmlns|stroke.*';
const unsaid = new RegExp(`^(?:${looks}|id|data-.*)$`, 'i');

/** Attributes whose values are ids, which React makes up: the words of what they lead to stand in their place. */
const references = /^(?:for|form|list|popovertarget|aria-(?:labelledby|describedby|controls|owns))$/;

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function valueOf(element: Element, name: string, value: string): string {
  // The port of a test's server and the address of a blob are other ones each time.
  if (!references.test(name)) return value.replace(/^http:\/\/127\.0\.0\.1:\d+|(?<=^blob:).*/, '');
  const texts = value.split(' ').map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return `→ ${squeeze(texts.join(' ')).slice(0, 60)}`;
}

/** Returns what a control holds by now, which its attributes do not tell. */
function heldBy(element: Element): string[] {
  const { value, checked, type } = element as HTMLInputElement;
  if (element.tagName === 'INPUT' && (type === 'checkbox' || type === 'radio')) return checked ? ['is checked'] : [];
  return /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && value !== '' ? [`holds "${value}"`] : [];
}

function attributesOf(element: Element): string[] {
  const names = element.getAttributeNames().filter((name) => !unsaid.test(name) && !/^(?:value|checked)$/.test(name));
  const attributes = names.sort().map((name) => {
    const value = valueOf(element, name, element.getAttribute(name) ?? '');
    return value === '' ? name : `${name}="${squeeze(value)}"`;
  });
  return [...attributes, ...heldBy(element)];
}

const plain = /^(?:div|span|p|b|strong|em|i|small|section|header|footer|ul|ol|li|dl|path|g)$/;

function tell(element: Element, depth: number, lines: string[]): void {
  const tag = element.tagName.toLowerCase();
  const attributes = attributesOf(element);
  const isDrawing = tag === 'svg';
  // A drawing that nobody hears is looks alone.
  if (isDrawing && element.getAttribute('aria-label') === null) return;
  const isTold = attributes.length > 0 || !plain.test(tag);
  if (isTold) lines.push(`${'  '.repeat(depth)}${[tag, ...attributes].join(' ')}`);
  if (isDrawing) return;
  const inside = isTold ? depth + 1 : depth;
  for (const child of element.childNodes) {
    if (child.nodeType === 1) tell(child as Element, inside, lines);
    else if (child.nodeType === 3) {
      const text = squeeze(child.textContent ?? '');
      if (text !== '') lines.push(`${'  '.repeat(inside)}"${text}"`);
    }
  }
}

/**
 * Returns a page in words, an element or a text a line: what can be read, heard, pressed and filled in, where links
 * lead and what is checked, without looks. For snapshots of whole screens, which see the text that no test thought of.
 */
export function wordsOf(body: Element): string {
  const lines: string[] = [];
  for (const child of body.children) tell(child, 0, lines);
  return `${lines.join('\n')}\n`;
}
