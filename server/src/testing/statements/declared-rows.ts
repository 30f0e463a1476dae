// Reads from the source what rows each statement declares.
import path from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Type,
  type TypeReference,
  type UnionOrIntersectionType,
} from 'typescript/unstable/sync';

export interface DeclaredColumn {
  /** The kinds of value that it may have, such as `string` and `Date[]`, without null. `any` is any kind. */
  readonly kinds: ReadonlySet<string>;
  /** True if a row may lack it. */
  readonly isOptional: boolean;
}

type Columns = ReadonlyMap<string, DeclaredColumn>;

export interface DeclaredStatement {
  /** The file, relative to the folder of the sources, and the name of the constant or function with the statement. */
  readonly title: string;
  /** The declared columns by name: none when the statement returns no rows, null when it may return any. */
  readonly columns: Columns | null;
}

/**
 * Returns the statements in some files of the server by their place, such as `features/people/keeps/x.ts:12`.
 * @param files paths relative to `sources`, the folder server/src
 */
export function readDeclaredStatements(
  sources: string,
  files: readonly string[],
): ReadonlyMap<string, DeclaredStatement> {
  const api = new API({ cwd: sources });
  try {
    const config = path.resolve(sources, '../tsconfig.statements.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} was not opened`);
    const { program, checker } = project;
    const calls = files.flatMap((file) => {
      const source = program.getSourceFile(path.join(sources, file));
      if (!source) throw new Error(`${file} is no file of ${config}`);
      return listStatements(source).map((call) => ({ file, source, call }));
    });
    const types = checker.getTypeAtLocation(calls.map(({ call }) => call));
    const columnsOf = createReader(checker);
    return new Map(
      calls.map(({ file, source, call }, index) => {
        const { line } = source.getLineAndCharacterOfPosition(call.getStart(source));
        const [, row] = checker.getTypeArguments(types[index] as TypeReference);
        const title = `${file} ${nameOf(call)}`;
        return [`${file}:${line + 1}`, { title, columns: row ? columnsOf(row) : new Map() }];
      }),
    );
  } finally {
    api.close();
  }
}

/** The calls of `statement` in a file. */
function listStatements(source: SourceFile): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'statement')
      found.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The name of what a node is the value of, or of the nearest around it. */
function nameOf(node: Node): string {
  for (let around = node.parent; around; around = around.parent)
    if ((isVariableDeclaration(around) || isPropertyAssignment(around)) && isIdentifier(around.name))
      return around.name.text;
  return '';
}

function createReader(checker: Checker): (row: Type) => Columns | null {
  const kindsByType = new Map<number, ReadonlySet<string>>();

  function kindsOf(type: Type): ReadonlySet<string> {
    const known = kindsByType.get(type.id) ?? new Set(findKinds(type));
    kindsByType.set(type.id, known);
    return known;
  }

  function findKinds(type: Type): string[] {
    const { flags } = type;
    if (flags & (TypeFlags.Nullable | TypeFlags.Void | TypeFlags.Never)) return [];
    if (flags & TypeFlags.StringLike) return ['string'];
    if (flags & TypeFlags.NumberLike) return ['number'];
    if (flags & TypeFlags.BooleanLike) return ['boolean'];
    if (flags & TypeFlags.Union) return partsOf(type).flatMap((part) => [...kindsOf(part)]);
    // A branded value is of its primitive kind.
    if (flags & TypeFlags.Intersection)
      return (
        partsOf(type)
          .map((part) => [...kindsOf(part)])
          .find(isPrimitive) ?? ['object']
      );
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as TypeReference);
      return element ? [...kindsOf(element)].map((kind) => `${kind}[]`) : [];
    }
    if (!(flags & TypeFlags.Object)) return ['any'];
    const name = type.getSymbol()?.name ?? '';
    return [name === 'Date' || name === 'Buffer' ? name : name === 'Uint8Array' ? 'Buffer' : 'object'];
  }

  function columnsOf(row: Type): Columns | null {
    if (checker.getIndexInfosOfType(row).length > 0) return null;
    const columns = new Map<string, DeclaredColumn>();
    const variants = row.flags & TypeFlags.Union ? partsOf(row) : [row];
    for (const variant of variants.filter(({ flags }) => !(flags & TypeFlags.Never))) {
      const properties = checker.getPropertiesOfType(variant);
      const types = checker.getTypeOfSymbol(properties);
      properties.forEach(({ name, flags }, index) => {
        const type = types[index];
        const kinds = new Set([...(columns.get(name)?.kinds ?? []), ...(type ? kindsOf(type) : [])]);
        columns.set(name, { kinds, isOptional: (flags & SymbolFlags.Optional) !== 0 });
      });
    }
    return columns;
  }

  return columnsOf;
}

const partsOf = (type: Type): readonly Type[] => (type as UnionOrIntersectionType).getTypes();

const isPrimitive = (kinds: readonly string[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => ['string', 'number', 'boolean'].includes(kind));
