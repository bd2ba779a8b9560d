import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import * as fc from 'fast-check'
import type { ZodMiniType } from 'zod/mini'
import { permissions } from '../permission-table.ts'
import type { CallerName, World } from '../permission-world.ts'
import { anything, broken, hostile, type Known } from './arbitraries.ts'
import { naughtyTexts } from './naughty-strings.ts'

/** A generated call. */
export interface HostileCall {
  readonly name: string
  readonly caller: CallerName
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly file: { readonly name: string; readonly content: Blob } | undefined
}

const callers: readonly CallerName[] = ['nobody', 'pending', 'hana', 'otto', 'ana', 'bea', 'admin']

/** Ids and emails of the world, for use anywhere in a call. */
function knownOf(world: World): Known {
  const people = [world.hana, world.otto, world.ana, world.bea]
  const ids = Object.entries(world).flatMap(([name, value]) => (name.endsWith('Id') ? [String(value)] : []))
  return {
    ids: [...people.map((person) => person._id), ...ids, '00000000-0000-7000-8000-000000000000'],
    emails: people.map((person) => person.email),
  }
}

/** Calls of an endpoint, deterministic by seed except for the ids of the world. */
export function callsOf(name: string, world: World, { seed, runs }: { seed: number; runs: number }): HostileCall[] {
  return fc.sample(callArbitrary(name, world), { seed: seed ^ hashOf(name), numRuns: runs })
}

const hashOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

function callArbitrary(name: string, world: World): fc.Arbitrary<HostileCall> {
  const endpoint = endpoints.get(name)
  const row = permissions[name]
  if (!endpoint || !row) throw new Error(`${name} is no call of the contract`)
  const usual = (caller: CallerName) => (row[1]?.(world, caller) ?? {}) as Partial<Record<string, object>>
  const allowed = callers.filter((caller) => row[0][caller] === 'ok')
  const likely = allowed.length > 0 ? allowed : callers
  const caller = fc.oneof(fc.constantFrom(...callers), { weight: 2, arbitrary: fc.constantFrom(...likely) })
  return caller.chain((one) =>
    fc.record({
      name: fc.constant(name),
      caller: fc.constant(one),
      params: paramsArbitrary(endpoint.params, usual(one).params, knownOf(world)),
      query: partArbitrary(endpoint.query, usual(one).query, knownOf(world)) as fc.Arbitrary<HostileCall['query']>,
      body: partArbitrary(endpoint.body, usual(one).body, knownOf(world)),
      file: fileArbitrary(endpoint, world),
    }),
  )
}

function paramsArbitrary(schema: ZodMiniType | undefined, usual: object | undefined, known: Known) {
  if (!schema) return fc.constant({})
  const names = Object.keys((schema._zod.def as unknown as { shape: object }).shape)
  const odd = fc.constantFrom(...known.ids, ...naughtyTexts.filter((text) => text.length > 0))
  const mixed = fc.record(Object.fromEntries(names.map((name) => [name, odd])))
  return fc.oneof({ weight: 3, arbitrary: fc.constant({ ...usual } as Record<string, string>) }, mixed)
}

/** A valid input, a valid one with some hostile fields, an entirely hostile one, or a broken one. */
function partArbitrary(schema: ZodMiniType | undefined, usual: object | undefined, known: Known) {
  if (!schema) return fc.constant(undefined)
  const made = hostile(schema, known)
  const base = fc.constant<unknown>({ ...usual })
  const mixed = fc
    .tuple(made, fc.integer({ min: 0, max: 2 ** 30 - 1 }))
    .map(([value, which]) => mix(usual, value, which))
  return fc.oneof(
    { weight: 2, arbitrary: base },
    { weight: 4, arbitrary: mixed },
    { weight: 4, arbitrary: made },
    { weight: 3, arbitrary: broken(fc.oneof(made, base, mixed)) },
    { weight: 1, arbitrary: anything },
  )
}

/** The valid input with some fields of the other, selected by the bits. */
function mix(usual: object | undefined, other: unknown, bits: number): unknown {
  if (typeof other !== 'object' || other === null) return other
  const taken = Object.entries(other).filter((_, at) => (bits >> (at % 30)) & 1)
  return { ...usual, ...Object.fromEntries(taken) }
}

function fileArbitrary(endpoint: Endpoint, { picture }: World): fc.Arbitrary<HostileCall['file']> {
  if (!endpoint.upload) return fc.constant(undefined)
  const begins = ['', 'GIF89a', '\x89PNG\r\n\x1a\n', '%PDF-1.7', '<svg onload="alert(1)"/>', '{"basics":{}}']
  const content = fc.oneof(
    fc.constantFrom(...begins).map((text): Blob => new Blob([Buffer.from(text, 'latin1')])),
    fc.uint8Array({ maxLength: 300 }).map((bytes): Blob => new Blob([new Uint8Array(bytes)])),
    anything.map((value): Blob => new Blob([JSON.stringify({ basics: value })])),
    fc.constant(picture),
  )
  return fc.record({ name: fc.constantFrom(...naughtyTexts, 'picture.png', 'cv.pdf', 'a.svg'), content })
}
