import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress, countedAddress, isOwnMachine } from '@/domain/limits/client-address'

describe('the address of a caller', () => {
  it.each([
    ['believes the connection alone when no proxy is ours', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['takes what our one proxy wrote', '10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['takes what the outer of two wrote', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['takes the first of a chain that is too short', '10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['falls back to the connection without a header', '10.0.0.1', null, 1, '10.0.0.1'],
    ['takes the host for a proxy where it hides the connection', undefined, '6.6.6.6, 198.51.100.1', 0, '198.51.100.1'],
    ['knows when it knows nothing', undefined, null, 0, 'unknown'],
    ['is one of the unreadable when the header is nonsense', '10.0.0.1', '<script>', 1, 'other'],
  ])('%s', (_, connection, forwardedFor, trustedProxies, address) => {
    expect(clientAddress({ connection, forwardedFor, trustedProxies })).toBe(address)
  })

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '::1'],
  ])('%s is counted as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })

  it('is counted under the same key once more, since Next reads it from the header that our server wrote', () => {
    const ipv6 = '2a02:8070:1234:5600:1:2:3:4'
    const written = clientAddress({ connection: ipv6, forwardedFor: null, trustedProxies: 0 })
    expect(clientAddress({ connection: undefined, forwardedFor: written, trustedProxies: 0 })).toBe(written)
    expect(written).toBe('2a02:8070:1234:5600::/64')

    const junk = fc.string({ unit: fc.constantFrom(...'0f:.[]%/64') })
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), junk), (address) => {
        expect(countedAddress(countedAddress(address))).toBe(countedAddress(address))
      }),
    )
  })

  it('is this machine only on a loopback address', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1'].map(isOwnMachine)).toEqual([true, true, true])
    expect(['10.0.0.1', '203.0.113.9', 'unknown', '::/64'].map(isOwnMachine)).toEqual([false, false, false, false])
  })
})
