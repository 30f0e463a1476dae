import { featureOf } from '../arrows.ts';
import type { Repository } from './repository.ts';

const document = 'ARCHITECTURE.md';

/** Checks the table of nouns that have a folder of features on one side only, the server or the web. */
export function checkOneSidedNouns({ paths, texts }: Repository): string[] {
  const listed = [...(texts.get(document) ?? '').matchAll(/^\| `([\w-]+)` +\| (server|web) +\|/gm)].map(
    ([, noun, side]) => `${noun} (${side})`,
  );
  const server = featuresOf(paths, 'server');
  const web = featuresOf(paths, 'web');
  const found = [
    ...[...server].filter((noun) => !web.has(noun)).map((noun) => `${noun} (server)`),
    ...[...web].filter((noun) => !server.has(noun)).map((noun) => `${noun} (web)`),
  ];
  return [
    ...found.filter((noun) => !listed.includes(noun)).map((noun) => `${document}: does not list ${noun}`),
    ...listed.filter((noun) => !found.includes(noun)).map((noun) => `${document}: lists ${noun}, which is not so`),
  ];
}

function featuresOf(paths: readonly string[], side: 'server' | 'web'): ReadonlySet<string> {
  const features = paths.flatMap((place) => featureOf(place) ?? []);
  return new Set(features.filter((each) => each.side === side).map(({ noun }) => noun));
}
