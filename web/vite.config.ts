import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/saqqara/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline scripts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  test: { css: { include: /tokens\.css/ } }, // read by a test; else it would be empty there
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
