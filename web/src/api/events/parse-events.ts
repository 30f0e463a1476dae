export interface StreamListener {
  /** Called with an event's data, and with its id if it has one. */
  onData: (data: string, id: string | undefined) => void;
  /** Called with an id that has no event: nothing up to it was missed. */
  onId: (id: string) => void;
  /** Called with the delay before reconnecting after the end of the stream, in ms. */
  onRetry: (milliseconds: number) => void;
}

/**
 * Parses the format of server-sent events as the HTML standard describes it. Event names are left out, because our
 * server does not use them.
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
    // A carriage return at the end of the text may be the first half of a line break.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
