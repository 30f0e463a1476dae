const keywordsBeforeRegex = /\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)\s*$/;
const quotes = new Set(["'", '"', '`']);

/**
 * Returns the string and template literals of a TypeScript source without JSX. In a template, `${…}` replaces each
 * interpolation; literals inside an interpolation are returned too. Comments and regular expressions are skipped.
 */
export function literalsOf(source: string): string[] {
  return scan(source).literals;
}

/** Returns the regular expressions of a TypeScript source without JSX, and its calls of `RegExp`. */
export function patternsOf(source: string): string[] {
  return scan(source).patterns;
}

function scan(source: string): { literals: string[]; patterns: string[] } {
  const literals: string[] = [];
  const patterns: string[] = [];
  let at = 0;

  const skipTo = (end: string): void => {
    const found = source.indexOf(end, at);
    at = found === -1 ? source.length : found + end.length;
  };

  function readLiteral(quote: string): void {
    let text = '';
    for (at += 1; at < source.length && source[at] !== quote; at += 1) {
      if (source[at] === '\\') text += source.slice(at, (at += 1) + 1);
      else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        readCode('}');
        text += '${…}';
      } else text += source[at];
    }
    literals.push(text);
  }

  function readRegex(): void {
    const start = at;
    let inClass = false;
    for (at += 1; at < source.length && (inClass || source[at] !== '/'); at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[') inClass = true;
      else if (source[at] === ']') inClass = false;
    }
    patterns.push(source.slice(start, at + 1));
  }

  /** Reads code up to the closing brace of an interpolation, or to the end. */
  function readCode(end: '}' | null): void {
    const start = at;
    let depth = 0;
    while (at < source.length) {
      const char = source[at] ?? '';
      if (source.startsWith('//', at)) skipTo('\n');
      else if (source.startsWith('/*', at)) skipTo('*/');
      else {
        if (quotes.has(char)) readLiteral(char);
        else if (source.startsWith('RegExp(', at)) patterns.push('RegExp(');
        else if (char === '/' && startsRegex(source.slice(Math.max(start, at - 40), at))) readRegex();
        else if (char === '{') depth += 1;
        else if (char === '}' && depth === 0 && end === '}') return;
        else if (char === '}') depth -= 1;
        at += 1;
      }
    }
  }

  readCode(null);
  return { literals, patterns };
}

/** Says whether a slash starts a regular expression: after a value it is a division, anywhere else it starts one. */
function startsRegex(before: string): boolean {
  return !/[\w$)\]}'"`]\s*$/.test(before) || keywordsBeforeRegex.test(before);
}
