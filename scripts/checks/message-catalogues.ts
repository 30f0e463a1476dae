// Reads the web app's messages from the syntax trees of its catalogues.
import {
  isAsExpression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isStringLiteral,
  isTypeReferenceNode,
  isVariableDeclaration,
  type Expression,
  type Identifier,
  type Node,
  type PropertyAssignment,
  type SourceFile,
} from 'typescript/unstable/ast';

export interface Message {
  /** The file in the web's folder, and the name: `src/i18n/deck.ts: deck.title`. */
  readonly place: string;
  readonly entry: PropertyAssignment;
  /** The errors in the message itself, whether or not it is used. */
  readonly problems: readonly string[];
  readonly isReviewed: boolean;
}

export interface Catalogue {
  readonly variable: Identifier;
  readonly messages: readonly Message[];
}

const languages = ['en', 'sw'] as const;

/** Returns the catalogues that a file defines with `defineMessages`. */
export function findCatalogues(file: SourceFile, fileName: string): Catalogue[] {
  const catalogues: Catalogue[] = [];
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && isIdentifier(node.name)) {
      const messages = readCatalogue(node.initializer, `${fileName}: ${node.name.text}`);
      if (messages) catalogues.push({ variable: node.name, messages });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return catalogues;
}

function readCatalogue(value: Expression | undefined, place: string): Message[] | null {
  if (!value || !isCallExpression(value) || !isIdentifier(value.expression)) return null;
  if (value.expression.text !== 'defineMessages') return null;
  const [entries] = value.arguments;
  if (!entries || !isObjectLiteralExpression(entries)) return null;
  return entries.properties
    .filter(isPropertyAssignment)
    .map((entry) => readMessage(entry, `${place}.${nameOf(entry)}`));
}

function readMessage(entry: PropertyAssignment, place: string): Message {
  const texts = new Map(
    isObjectLiteralExpression(entry.initializer)
      ? entry.initializer.properties.filter(isPropertyAssignment).map((text) => [nameOf(text), text.initializer])
      : [],
  );
  const problems = languages
    .filter((language) => isEmpty(texts.get(language)))
    .map((language) => `${place} has no text in "${language}"`);
  return { place, entry, problems, isReviewed: isMarked(texts.get('sw')) };
}

function nameOf({ name }: PropertyAssignment): string {
  return isIdentifier(name) || isStringLiteral(name) ? name.text : '';
}

function isEmpty(text: Expression | undefined): boolean {
  if (!text) return true;
  if (isSatisfiesExpression(text) || isAsExpression(text)) return isEmpty(text.expression);
  if (isObjectLiteralExpression(text))
    return text.properties.filter(isPropertyAssignment).some((form) => isEmpty(form.initializer));
  return (isStringLiteral(text) || isNoSubstitutionTemplateLiteral(text)) && text.text.trim() === '';
}

/** Says whether a native speaker has approved a Swahili text. */
function isMarked(text: Expression | undefined): boolean {
  if (!text || !isSatisfiesExpression(text) || !isTypeReferenceNode(text.type)) return false;
  return isIdentifier(text.type.typeName) && text.type.typeName.text === 'Reviewed';
}
