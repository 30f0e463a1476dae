type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON object. Any other value has none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A field's own value. An inherited one, such as "constructor", is ignored. */
export function fieldOf(value: unknown, name: string): unknown {
  const fields = fieldsOf(value);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

const idMax = 100;

/** An id or a code, which may be a number. Null for anything else, and for a text that is too long. */
export function idIn(value: unknown, name: string): string | null {
  const field = fieldOf(value, name);
  if (typeof field === 'number' && Number.isSafeInteger(field)) return String(field);
  if (typeof field !== 'string') return null;
  const id = field.trim();
  return id.length <= idMax && /^[\w.-]+$/.test(id) ? id : null;
}
