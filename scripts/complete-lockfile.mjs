/**
 * Adds to package-lock.json the optional packages for other platforms that a registry mirror lacked when the lock file
 * was written; without them `npm ci` reports the lock file as out of sync. Run after every `npm install` behind such a
 * mirror.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const OS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { packages } = lock

/** Whether npm resolves the package from its parent's folder upwards. */
function isLocked(parent, name) {
  for (let base = parent; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (!base) return false
  }
}

let added = 0
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(parent, name) || !/^\d/.test(version)) continue
    const words = name.replace(/^.*\//, '').split('-')
    const os = words.find((word) => OS.includes(word))
    const cpu = words.find((word) => CPU.includes(word))
    if (!os && !cpu) continue
    const libc = os === 'linux' && (/musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined)
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(dev ? { dev } : {}),
      ...(libc ? { libc: [libc] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`Added ${added} packages for other platforms.`)
