/** Makes a multipart body like a browser's: strings become fields, bytes become files. */
export function makeForm(parts: Record<string, string | readonly string[] | Uint8Array>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else if (part instanceof Uint8Array)
      form.append(name, new Blob([new Uint8Array(part)], { type: 'image/jpeg' }), 'picture.jpg');
    else for (const text of part) form.append(name, text);
  }
  return form;
}
