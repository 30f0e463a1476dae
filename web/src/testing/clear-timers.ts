import { afterAll } from 'vitest';

// The files of a worker share its process. Without this, a timer of one file would run during the next.
const started = new Set<NodeJS.Timeout>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const followed = new Proxy(globalThis[name], {
    apply(start, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(start, self, args);
      started.add(timer);
      return timer;
    },
  });
  Object.assign(globalThis, { [name]: followed });
}

afterAll(() => {
  for (const timer of started) clearTimeout(timer);
});
