import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * A file of an archive that is written step by step. Several may be open: the bytes of a later one wait for those of
 * the earlier ones.
 */
export interface ZipEntry {
  write(text: string): void;
  end(): void;
}

/** A ZIP archive that is created while it is sent. Without `end` it has no directory, and no program opens it. */
export interface ZipArchive {
  /** Begins a file for a text, which is compressed. */
  open(name: string): ZipEntry;
  /** Adds a file of bytes that are compressed already. */
  store(name: string, bytes: Uint8Array): void;
  end(): void;
  /** Takes the bytes that were produced since the last use of this function. */
  take(): readonly Uint8Array[];
}

/** @param madeAt the time stamp of the files in the archive */
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
