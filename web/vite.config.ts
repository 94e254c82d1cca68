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
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [fileName, made] of Object.entries(bundle)) {
        if (!/\.(js|css)$/.test(fileName)) continue;
        const source = Buffer.from(made.type === 'chunk' ? made.code : made.source);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
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
