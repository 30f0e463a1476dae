import { watch } from 'node:fs';

/** An editor writes a file in several steps, and a checkout writes many files. They count as one change, in ms. */
const pauseMs = 80;

const notLoaded = /\.test\.tsx?$|\.fixture\.ts$|(^|\/)testing\/|(^|\/)\.|~$/;

/** Says that a running server may load this file. */
export function mayBeLoaded(file: string): boolean {
  return !notLoaded.test(file);
}

/** Calls `onChange` after a change of files in these folders, until `close`. */
export function watchFolders(folders: readonly string[], onChange: (file: string) => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !mayBeLoaded(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), pauseMs);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
