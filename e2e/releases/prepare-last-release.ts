import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findLastRelease } from '../../scripts/releases/last-release.ts';
import { prepareRelease } from '../../scripts/releases/prepare-release.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the last release, from that of the repository. */
    lastRelease: string;
  }
}

export default function setup(project: TestProject): void {
  const root = path.resolve(import.meta.dirname, '../..');
  const release = findLastRelease(root);
  console.log(`The last release is ${release.version} (${release.commit}).`);
  project.provide('lastRelease', path.relative(root, prepareRelease(root, release)));
}
