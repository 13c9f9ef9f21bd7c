import { describe, expect, it } from 'vitest'
import { parseMarkup } from '@/domain/guides/markup'
import { renderMarkup } from '@/domain/guides/render-markup'

const render = (markup: string) => renderMarkup(parseMarkup(markup)).join('')

describe('the HTML of a guide', () => {
  it('has a tag for each kind of block', () => {
    expect(render('## Red flags\n\nSome **bold** words.\n\n### Why\n- one\n- two')).toBe(
      '<h2 id="red-flags">Red flags</h2><p>Some <strong>bold</strong> words.</p><h3 id="why">Why</h3>' +
        '<ul><li data-mark="dash"><div>one</div></li><li data-mark="dash"><div>two</div></li></ul>',
    )
  })

  it('numbers the items of a numbered list and shows code verbatim', () => {
    expect(render('1. one\n2. two\n\n```\na < b\n  c\n```\n\nuse `<b>`')).toBe(
      '<ol><li data-mark="number"><div>one</div></li><li data-mark="number"><div>two</div></li></ol>' +
        '<pre tabindex="0"><code>a &lt; b\n  c</code></pre><p>use <code>&lt;b&gt;</code></p>',
    )
  })

  it('says in words what a sign means', () => {
    expect(render('✅ **Stronger:** a\n\n❌ b')).toBe(
      '<ul><li data-mark="check"><span>Check mark: </span><div><strong>Stronger:</strong> a</div></li>' +
        '<li data-mark="cross"><span>Cross mark: </span><div>b</div></li></ul>',
    )
  })

  it('comes in one piece for each heading, with nothing lost before the first', () => {
    expect(renderMarkup(parseMarkup('before\n\n## A\n\na\n\n### B\n\nb'))).toEqual([
      '<p>before</p>',
      '<h2 id="a">A</h2><p>a</p>',
      '<h3 id="b">B</h3><p>b</p>',
    ])
    expect(renderMarkup([])).toEqual([])
  })

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      '- <img src=x onerror="alert(1)">',
      '<ul><li data-mark="dash"><div>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</div></li></ul>',
    ],
    ["## \"><b onclick='x'>", '<h2 id="b-onclick-x">&quot;&gt;&lt;b onclick=&#39;x&#39;&gt;</h2>'],
    ['a **<i>b** c', '<p>a <strong>&lt;i&gt;b</strong> c</p>'],
    ['&lt;b&gt; &amp;', '<p>&amp;lt;b&amp;gt; &amp;amp;</p>'],
    ['</div></article>', '<p>&lt;/div&gt;&lt;/article&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ])('shows %s as text', (markup, html) => {
    expect(render(markup)).toBe(html)
  })

  it('has only its own tags, whatever the input', () => {
    const signs = [
      '<',
      '>',
      '"',
      "'",
      '&',
      '## ',
      '### ',
      '- ',
      '✅ ',
      '**',
      '\n',
      '\n\n',
      'a',
      '/',
      '=',
      '`',
      '```',
      '1. ',
      '\u0000',
      '}',
    ]
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed % below
    }
    for (let round = 0; round < 500; round++) {
      const markup = Array.from({ length: 40 }, () => signs[next(signs.length)]).join('')
      const rest = render(markup)
        .replace(
          /<h[23] id="[a-z0-9-]+">|<li data-mark="(?:dash|number|check|cross)">|<pre tabindex="0">|<\/?(?:h2|h3|p|ul|ol|li|div|strong|span|pre|code)>/g,
          '',
        )
        .replace(/&(?:amp|lt|gt|quot|#39);/g, '')
      expect(rest).not.toMatch(/[<>&"']/)
    }
  })

  it('escapes each character once', () => {
    expect(render(`&<>"'`)).toContain('&amp;&lt;&gt;&quot;&#39;')
  })
})
