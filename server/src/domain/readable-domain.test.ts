import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { readableDomain } from './readable-domain.ts'

test.each(['crust.example', 'müller.example', 'bücher.example', 'straße.example', '例え.example', '회사.example'])(
  '%s is written in its own letters',
  (name) => {
    expect(readableDomain(domainToASCII(name))).toBe(name)
  },
)

test.each(['сrust.example', 'аррӏе.example', 'ɡithub.example', 'ebаy.example', 'ορτο.example', 'crusτ.example'])(
  '%s stays in ASCII, because its letters look like others',
  (name) => {
    expect(readableDomain(domainToASCII(name))).toMatch(/^xn--/)
  },
)
