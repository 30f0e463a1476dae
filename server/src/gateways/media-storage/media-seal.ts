import type { Secret } from '../../config/secret.ts';
import { openTogether, sealTogether } from '../sealing/seal-file.ts';
import { vaultKeysOf } from '../sealing/vault-key.ts';
import type { MediaFile } from './media-storage.ts';

/** Seals the files of media. Each seal authenticates the media's key and the file's name. */
export interface MediaSeal {
  /** The file sealed, under the name by which it is stored. */
  seal(key: string, file: MediaFile): MediaFile;
  /**
   * The bytes of a file that `seal` has sealed.
   * @param name the name before it was sealed
   * @throws SealBrokenError
   */
  open(key: string, name: string, sealed: Uint8Array): Buffer;
}

export const sealedEnding = '.sealed';

/** A server that knows no sealed files finds none under the old name. It never sends one as a picture. */
export const sealedName = (name: string): string => `${name}${sealedEnding}`;

/** The name that the seal of a file authenticates. */
export const placeOf = (key: string, name: string): string => `message-media/${key}/${name}`;

export function createMediaSeal(vaultKeyHex: Secret): MediaSeal {
  const vaultKeys = vaultKeysOf(vaultKeyHex);
  return {
    seal: (key, { name, bytes }) => ({
      name: sealedName(name),
      bytes: sealTogether(vaultKeys, placeOf(key, name), bytes),
    }),
    open: (key, name, sealed) =>
      openTogether(vaultKeys, placeOf(key, name), Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)),
  };
}
