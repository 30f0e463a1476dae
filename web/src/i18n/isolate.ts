const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Words of somebody else inside ours. Those written from right to left are kept apart (U+2068, U+2069), or they
 * would take the comma and the digits after them to their other side.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

export function nameAndAge(name: string, age: number | null): string {
  return age === null ? name : `${isolate(name)}, ${age}`;
}
