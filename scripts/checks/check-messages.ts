// Fails on a message of the web app that lacks a language or that nothing uses, and on visible text outside the
// catalogues. TypeScript's own symbols decide what uses a message, so a property that happens to have the same name
// does not count. Counts the Swahili that no native speaker has approved.
import path from 'node:path';
import {
  isIdentifier,
  isImportSpecifier,
  isJsxAttribute,
  isJsxElement,
  isJsxText,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableDeclaration,
  type Identifier,
  type JsxElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, SymbolFlags, type Project, type Symbol } from 'typescript/unstable/sync';
import { findCatalogues, type Catalogue, type Message } from './message-catalogues.ts';

interface Check {
  readonly problems: readonly string[];
  readonly messages: number;
  readonly unreviewed: number;
}

interface Source {
  readonly name: string;
  readonly file: SourceFile;
}

/** The attributes that browsers show or screen readers read. */
const spoken = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** @param folder the folder with the tsconfig.json; tests and fixtures (`testing/`) do not count as uses */
export function checkMessages(folder: string): Check {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(folder, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${folder} has no tsconfig.json`);
    return checkProject(project, readSources(project, folder));
  } finally {
    api.close();
  }
}

function readSources({ program }: Project, folder: string): Source[] {
  const names = program.getSourceFileNames().map((file) => path.relative(folder, file));
  const sources = names.filter(
    (name) =>
      !name.startsWith('..') &&
      !name.includes('node_modules') &&
      !/\.d\.ts$|\.(test|type-checks)\.tsx?$|(^|\/)testing\//.test(name),
  );
  return sources.flatMap((name) => {
    const file = program.getSourceFile(path.join(folder, name));
    return file ? [{ name, file }] : [];
  });
}

function checkProject(project: Project, sources: readonly Source[]): Check {
  const catalogues = sources.flatMap(({ name, file }) => findCatalogues(file, name));
  const messages = catalogues.flatMap((catalogue) => catalogue.messages);
  const used = findUsed(project, sources, catalogues);
  const unused = messages.filter((message) => !used.has(message)).map(({ place }) => `${place} is not used`);
  const outside = sources.flatMap(({ name, file }) =>
    findBareTexts(file).map((text) => `${name}: "${text}" is not in a catalogue`),
  );
  return {
    problems: [...messages.flatMap(({ problems }) => problems), ...unused, ...outside],
    messages: messages.length,
    unreviewed: messages.filter(({ isReviewed }) => !isReviewed).length,
  };
}

/** Identifies a symbol by the position of its declaration, which is the same for every reference to it. */
function declarationOf(symbol: Symbol | undefined): string | undefined {
  return symbol && `${symbol.valueDeclaration?.path}:${symbol.valueDeclaration?.index}`;
}

/**
 * Finds the messages that code names. If code uses a catalogue as a whole (to look a message up by a value), all its
 * messages count.
 */
function findUsed({ checker }: Project, sources: readonly Source[], catalogues: readonly Catalogue[]): Set<Message> {
  const declarations = <T>(nodes: readonly Node[], values: readonly T[]) =>
    new Map(checker.getSymbolAtLocation(nodes).map((symbol, at) => [declarationOf(symbol), values[at] as T]));

  const all = catalogues.flatMap(({ messages }) => messages);
  const byEntry = declarations(
    all.map(({ entry }) => entry.name),
    all,
  );
  const byVariable = declarations(
    catalogues.map(({ variable }) => variable),
    catalogues,
  );

  const used = new Set<Message>();
  for (const { file } of sources) {
    const { members, wholes } = findNames(file);
    for (const symbol of checker.getSymbolAtLocation(members)) {
      const message = byEntry.get(declarationOf(symbol));
      if (message) used.add(message);
    }
    for (const symbol of checker.getSymbolAtLocation(wholes)) {
      const isImported = symbol && (symbol.flags & SymbolFlags.Alias) !== 0;
      for (const message of byVariable.get(declarationOf(isImported ? checker.getAliasedSymbol(symbol) : symbol))
        ?.messages ?? [])
        used.add(message);
    }
  }
  return used;
}

/**
 * Finds names in a file. `members` are the `b` of every `a.b`. `wholes` are names that stand alone and are neither
 * declared nor imported there.
 */
function findNames(file: SourceFile): { members: Identifier[]; wholes: Identifier[] } {
  const members: Identifier[] = [];
  const wholes: Identifier[] = [];
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && isIdentifier(node.name)) {
      members.push(node.name);
      if (!isIdentifier(node.expression)) visit(node.expression);
      return;
    }
    if (isImportSpecifier(node)) return;
    if (isVariableDeclaration(node)) {
      if (node.initializer) visit(node.initializer);
      if (!isIdentifier(node.name)) visit(node.name);
      return;
    }
    if (isIdentifier(node)) wholes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return { members, wholes };
}

/**
 * Finds texts between tags and in spoken attributes that are not in a catalogue. Two kinds are allowed, because they
 * are the same in both languages: the brand's name, and text that names its own language (a proverb, for example).
 */
function findBareTexts(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) && namesItsLanguage(node)) return;
    if (isJsxText(node) && /\p{L}{2}/u.test(node.text) && node.text.trim() !== 'mwanzo') found.push(node.text.trim());
    if (
      isJsxAttribute(node) &&
      isIdentifier(node.name) &&
      spoken.has(node.name.text) &&
      node.initializer &&
      isStringLiteral(node.initializer) &&
      /\p{L}/u.test(node.initializer.text)
    )
      found.push(node.initializer.text);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function namesItsLanguage({ openingElement: { tagName, attributes } }: JsxElement): boolean {
  const hasLang = attributes.properties.some(
    (each) => isJsxAttribute(each) && isIdentifier(each.name) && each.name.text === 'lang',
  );
  return hasLang || (isIdentifier(tagName) && tagName.text === 'Saying');
}

if (import.meta.main) {
  const { problems, messages, unreviewed } = checkMessages(path.resolve(import.meta.dirname, '../../web'));
  for (const problem of problems) console.error(`web/${problem}`);
  if (problems.length > 0) process.exit(1);
  console.log(
    `${messages} messages, each used and in both languages. ` +
      `No native speaker has read the Swahili of ${unreviewed} yet.`,
  );
}
