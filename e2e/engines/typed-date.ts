/**
 * Lists the keys that a member presses in a date field of a browser in English: month, day and year of `YYYY-MM-DD`.
 * WebKit needs the slashes.
 */
export function typedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}
