const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Isolates a member's text inside one of the app's texts if it is written from right to left (U+2068, U+2069).
 * Otherwise the comma and the digits after it would be shown on its other side.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

export function nameAndAge(name: string, age: number | null): string {
  return age === null ? name : `${isolate(name)}, ${age}`;
}
