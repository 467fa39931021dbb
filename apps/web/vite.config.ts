import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Packages are read from their sources; a relative base lets any web server host the build in any folder.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@pakli/source', 'module', 'browser', 'import', 'default'] },
  worker: { format: 'es' },
  build: { target: 'es2024' },
});
