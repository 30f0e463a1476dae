export interface StreamListener {
  /** An event's data, with its id if it has one. */
  onData: (data: string, id: string | undefined) => void;
  /** An id without an event: up to it nothing was missed. */
  onId: (id: string) => void;
  /** When to come back after the end of the stream, in ms. */
  onRetry: (milliseconds: number) => void;
}

/**
 * Reads the format of server-sent events, as the HTML standard describes it, without names of events, which our server
 * does not use.
 * @returns a function that takes the text of the stream, in pieces of any length
 */
export function createEventParser({ onData, onId, onRetry }: StreamListener): (text: string) => void {
  let rest = '';
  let data: string[] = [];
  let id: string | undefined;

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'), id);
      else if (id !== undefined) onId(id);
      data = [];
      id = undefined;
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  }

  return (text) => {
    // A carriage return at the end may be half of a line's end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
