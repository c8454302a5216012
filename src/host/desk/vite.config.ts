import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Files with a name of their content, nothing inlined: the page's policy lets scripts and styles come as files only. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  html: { cspNonce: '__nonce__' },
  build: {
    outDir: '../../../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
  },
})
