import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './build/chunks.ts';
import { devPages } from './build/dev-pages.ts';
import { plainImports } from './build/plain-imports.ts';
import { unusedLibraryCode } from './build/unused-library-code.ts';

const apiServer = process.env['API_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), devPages(), plainImports(), unusedLibraryCode()],
  // wouter's way to support React 17.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: 'dist',
    manifest: true,
    // Nothing is inlined as a data: address, so that the content security policy can stay narrow.
    assetsInlineLimit: 0,
    // A page is few files (chunks.ts), and those that go together are asked for together.
    modulePreload: false,
    rolldownOptions: {
      input: { app: 'app.html', landing: 'src/features/landing/landing.css' },
      output: { codeSplitting },
    },
  },
  server: {
    proxy: { '/api': apiServer, '/media': apiServer },
  },
});
