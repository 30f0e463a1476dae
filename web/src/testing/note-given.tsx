import { expect, onTestFinished, vi } from 'vitest';

/** Each component's properties, as it was rendered last. */
type Given = Record<string, Record<string, unknown> | undefined>;

/**
 * Replaces components, for one test, by ones that only note what they are given. Call it before the code that renders
 * them is imported.
 * @param modules each component's module, as a path from web/src, by the component's name
 */
export function noteGiven(modules: Readonly<Record<string, string>>): Given {
  const given: Given = {};
  for (const [name, path] of Object.entries(modules)) {
    const module = `../${path}`;
    const Noted = (props: Record<string, unknown>) => {
      // React warns of whoever reads a key in the properties themselves.
      given[name] = { ...props };
      return <i>{name}</i>;
    };
    vi.doMock(module, () => ({ [name]: Noted }));
    onTestFinished(() => void vi.doUnmock(module));
  }
  return given;
}

/** Matches any function. */
export const anyFunction: unknown = expect.any(Function);

/** Matches an element of this component with these properties. */
export const part = (type: unknown, props: object = {}): unknown => expect.objectContaining({ type, props });

/** Calls a property of what was given. */
export function call(props: Record<string, unknown> | undefined, name: string, ...values: unknown[]): unknown {
  const act = props?.[name];
  if (typeof act !== 'function') throw new Error(`there is no ${name}`);
  return act(...values);
}
