import { build } from 'esbuild'

/**
 * Bundles one entry for a test that runs it as a process of its own.
 * @returns its path, and the folder to remove at the end; among the packages, where its imports find them
 */
export async function bundle(entry: string, name: string): Promise<{ script: string; folder: string }> {
  const folder = `node_modules/.cache/greenroom-${name}-${process.pid}`
  await build({
    entryPoints: { main: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported when it is needed stays apart, as in the build.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'silent',
  })
  return { script: `${folder}/main.mjs`, folder }
}
