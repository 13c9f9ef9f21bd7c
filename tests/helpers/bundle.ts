import { build } from 'esbuild'

/**
 * Bundles one entry for a test that runs it as a separate process.
 * @returns its path, and the folder to remove at the end; inside node_modules, so that imports resolve
 */
export async function bundle(entry: string, name: string): Promise<{ script: string; folder: string }> {
  const folder = `node_modules/.cache/greenroom-${name}-${process.pid}`
  await build({
    entryPoints: { main: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Dynamic imports stay separate chunks, as in the build.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'silent',
  })
  return { script: `${folder}/main.mjs`, folder }
}
