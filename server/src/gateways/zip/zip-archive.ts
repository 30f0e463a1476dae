import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive that is written bit by bit. Several may be open: the bytes of a later one wait for the earlier. */
export interface ZipEntry {
  write(text: string): void;
  end(): void;
}

/** A ZIP archive that is made while it is sent. Without `end` it has no directory, and no program opens it. */
export interface ZipArchive {
  /** Opens a compressed text. */
  open(name: string): ZipEntry;
  /** Adds bytes that are compressed already. */
  store(name: string, bytes: Uint8Array): void;
  end(): void;
  /** The bytes that have been made since the last call. */
  take(): readonly Uint8Array[];
}

/** @param madeAt the time that the files of the archive bear */
export function createZipArchive(madeAt: Date): ZipArchive {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  return {
    open(name) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = madeAt;
      zip.add(file);
      return { write: (text) => file.push(strToU8(text)), end: () => file.push(new Uint8Array(), true) };
    },
    store(name, bytes) {
      const file = new ZipPassThrough(name);
      file.mtime = madeAt;
      zip.add(file);
      file.push(bytes, true);
    },
    end: () => zip.end(),
    take() {
      if (failure) throw failure;
      const taken = made;
      made = [];
      return taken;
    },
  };
}
