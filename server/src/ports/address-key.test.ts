import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, groupAddresses } from './address-key.ts'

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:CB00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['ana@people.example', 'ana@people.example'],
  ['0190a3c2-0000-7000-8000-000000000000', '0190a3c2-0000-7000-8000-000000000000'],
])('%s is known as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('addresses have one key if and only if they share their first 64 bits, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const eight = fc.array(group, { minLength: 8, maxLength: 8 })
  const long = (groups: number[]) => groups.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
  fc.assert(
    fc.property(eight, eight, ([first = 0, ...rest], other) => {
      const one = [first | 0x2000, ...rest]
      const neighbor = [...one.slice(0, 4), ...other.slice(4)]
      expect(addressKey(long(neighbor))).toBe(addressKey(one.map((g) => g.toString(16)).join(':')))
      const elsewhere = [...one.slice(0, 3), (one[3] ?? 0) ^ 1, ...other.slice(4)]
      expect(addressKey(long(elsewhere))).not.toBe(addressKey(long(one)))
    }),
  )
})

test('a key of several parts keeps what is no address', () => {
  expect(groupAddresses('ana@people.example 2001:db8::77')).toBe('ana@people.example 2001:db8:0:0::/64')
})
