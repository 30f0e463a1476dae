/** Lucide types its index only. An icon is imported by its own path, so that a chunk has the icons that it draws. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('./icon.tsx').IconNode;
  export default icon;
}
