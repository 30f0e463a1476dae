import type { SealedMediaStorage } from '../../../gateways/media-storage/media-storage.ts';

interface SealMediaDependencies {
  readonly mediaStorage: SealedMediaStorage;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
}

/**
 * Encrypts photos and voice notes that an earlier release has stored in the clear. It ends early when the process is
 * asked to stop, and the next run goes on.
 *
 * @returns the number of encrypted files
 * @throws an AggregateError of its failures, after it has tried every file
 */
export async function sealMedia({ mediaStorage, isDraining }: SealMediaDependencies): Promise<number> {
  let count = 0;
  for await (const _ of mediaStorage.sealPlain()) {
    count += 1;
    if (isDraining()) break;
  }
  return count;
}
