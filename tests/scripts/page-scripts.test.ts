import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineSources, withLateScripts } from '../../scripts/page-scripts.mjs'

const PAGE = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>
<script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script><script>inline()</script></head><body>$& text</body></html>`

describe('a static page', () => {
  it('loads its scripts at its end, in order', () => {
    const page = withLateScripts(PAGE)
    expect(page).not.toContain('async=""')
    expect(page).not.toContain('preload')
    expect(page).toContain('<script>inline()</script>')
    expect(page).toContain('<script src="/_next/old.js" noModule="">')
    expect(page).toContain('$& text')
    expect(page).toMatch(/\(\["\/_next\/a\.js","\/_next\/b\.js"\]\)<\/script><\/body><\/html>$/)
  })

  it('is unchanged where it has none', () => {
    const plain = '<html><body><script src="https://example.com/x.js" async=""></script></body></html>'
    expect(withLateScripts(plain)).toBe(plain)
  })

  it('lists each inline script once, by its hash, and no data blocks', () => {
    const html = `${PAGE}<script id="x">inline()</script><script type="application/ld+json">{"a":1}</script>
<script>
two()</script>`
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(inlineSources(html)).toEqual([hashOf('inline()'), hashOf('\ntwo()')])
  })
})
