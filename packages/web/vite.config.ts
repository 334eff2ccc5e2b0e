import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { drawnPlugin } from './build/drawn.ts';
import { englishPlugin } from './build/english.ts';
import { headPlugin } from './build/head.ts';
import { rulesPlugin } from './build/rules.ts';
import { shelfPlugin } from './build/shelf.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long each part of a build took is nothing to whoever starts Deckle. */
const QUIET = { checks: { bundlerTimings: false } };

export default defineConfig({
  root: web,
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    englishPlugin(),
    headPlugin(web),
    drawnPlugin(web, root),
    shelfPlugin(root),
    rulesPlugin(),
    VitePWA({
      registerType: 'prompt',
      // src/keep.ts does, when there is time.
      injectRegister: false,
      manifest: {
        name: 'Deckle',
        short_name: 'Deckle',
        description: 'The table for word card games.',
        theme_color: '#f4ecdc',
        background_color: '#f4ecdc',
        display: 'standalone',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,dawg,bin,webmanifest}'],
        // Meanings of words are the largest file.
        maximumFileSizeToCacheInBytes: 6_000_000,
        navigateFallback: '/index.html',
        importScripts: ['/notices.js'],
        // What the server answers itself.
        navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)(\/|\?|$)/],
      },
    }),
  ],
  worker: { format: 'es', rolldownOptions: QUIET },
  assetsInclude: ['**/*.dawg', '**/*.bin'],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: QUIET,
  },
});
