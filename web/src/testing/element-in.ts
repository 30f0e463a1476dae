import { isValidElement, type ComponentProps, type ElementType, type ReactNode } from 'react';

function* elementsIn(node: unknown): Generator<{ type: unknown; props: object }> {
  if (Array.isArray(node)) for (const each of node) yield* elementsIn(each);
  if (!isValidElement<object>(node)) return;
  yield { type: node.type, props: node.props };
  for (const prop of Object.values(node.props)) yield* elementsIn(prop);
}

/** Says whether a component renders an element of this type. `output` is what it has returned, as in `page.run`. */
export function isIn(output: ReactNode, type: ElementType): boolean {
  return [...elementsIn(output)].some((element) => element.type === type);
}

/**
 * Returns the properties of the first element of this type that a component renders, to read or call them as the
 * element would.
 * @throws if there is none
 */
export function propsIn<Type extends ElementType>(output: ReactNode, type: Type): ComponentProps<Type> {
  for (const element of elementsIn(output)) if (element.type === type) return element.props as ComponentProps<Type>;
  throw new Error(`there is no ${typeof type === 'string' ? type : (type.displayName ?? type.name)}`);
}
