import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

/** Scripts and styles lie beside themselves in compressed form, too: the server hands out what a browser understands. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // From the written files: before that, not everything in them is final.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
        const text = readFileSync(`${dir}/${name}`);
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

// The client is built into the Python package, which serves it. During `npm run dev` it talks to a `kanly serve`.
export default defineConfig({
  resolve: { alias: { $board: fileURLToPath(new URL('./src/board/index.ts', import.meta.url)) } },
  plugins: [svelte(), Icons({ compiler: 'svelte' }), compressed()],
  build: {
    outDir: '../src/kanly/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine it says at length that it was slow
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }, // machines that test are busy
} as never);
