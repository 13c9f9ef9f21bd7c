import { describe, expect, it } from 'vitest'
import { isLoopbackHost } from '@/domain/limits/loopback'

describe('a host of this very machine', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://LOCALHOST', true],
    ['http://greenroom.localhost', true],
    ['http://127.0.0.1:4100', true],
    ['http://127.8.0.9', true],
    ['http://[::1]:3000', true],
    ['http://[0:0:0:0:0:0:0:1]', true],
    ['https://greenroom.example', false],
    ['https://localhost.example', false],
    ['https://127.0.0.1.example', false],
    ['http://notlocalhost', false],
    ['http://0.0.0.0:3000', false],
    ['http://192.168.1.5', false],
    ['http://[2001:db8::1]', false],
  ])('is that of %s: %s', (url, expected) => {
    expect(isLoopbackHost(new URL(url).hostname)).toBe(expected)
  })
})
