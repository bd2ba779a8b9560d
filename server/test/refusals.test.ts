import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@hearback/contract/errors.ts'
import { refusals } from '@hearback/texts/es/refusals.ts'
import { describe, expect, test } from 'vitest'
import { cut, dayOf } from '../src/features/resumes/resume-said.rules.ts'

const contract = join(import.meta.dirname, '../../contract/src')
const sources = join(import.meta.dirname, '../src')
const isSource = (name: string) => name.endsWith('.ts') && !name.includes('.test.')

interface Part {
  _zod?: { def: Record<string, unknown> & { error?: (issue: object) => unknown } }
}

/** The messages of all checks in a value; schemas contain schemas and checks. */
function sentencesOf(value: unknown, seen: Set<unknown>): string[] {
  if (value === null || !['object', 'function'].includes(typeof value) || seen.has(value)) return []
  seen.add(value)
  if (value instanceof Map) return [...value.values()].flatMap((one) => sentencesOf(one, seen))
  const def = (value as Part)._zod?.def
  if (!def)
    return typeof value === 'function' ? [] : Object.values(value as object).flatMap((one) => sentencesOf(one, seen))
  const own = def.error?.({ code: 'custom', path: [] })
  const said = typeof own === 'string' ? own : (own as { message?: string } | undefined)?.message
  return [...(said === undefined ? [] : [said]), ...Object.values(def).flatMap((one) => sentencesOf(one, seen))]
}

async function sentencesOfContract(): Promise<string[]> {
  const seen = new Set<unknown>()
  const modules = await Promise.all(
    readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => import(join(contract, name))),
  )
  return [...new Set(modules.flatMap((module) => sentencesOf({ ...module }, seen)))]
}

// Literal messages only; composed messages fall back to that of their code.
const SAID =
  /(?:(?:refused:|RefusedDocument\(|noText =)|AppError\(\s*'\w+',\s*\{\s*message:|invalid\(\s*[^,]+,)\s*'((?:[^'\\]|\\.)+)'/g

const sentencesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(sources, folder))
    .filter((name) => /^resume-plan.+\.ts$/.test(name) && isSource(name))
    .flatMap((name) => [...readFileSync(join(sources, folder, name), 'utf8').matchAll(pattern)])
    .map(([, sentence = '']) => sentence)
    .filter((sentence) => sentence.includes(' '))

function sentencesOfServer(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => isSource(path) && !/^(cli|import|demo)\b/.test(path),
  )
  const code = files.map((path) => readFileSync(join(sources, path), 'utf8'))
  return [...new Set(code.flatMap((text) => [...text.matchAll(SAID)].map(([, sentence = '']) => sentence)))]
}

const unspoken = (sentences: readonly string[]) => sentences.filter((one) => refusals.ofSentence(one) === undefined)

describe('a refusal has Spanish words', () => {
  test('for every code', () => {
    expect(Object.keys(errors).filter((code) => refusals.ofCode(code) === undefined)).toEqual([])
  })

  test('for every check of the contract', async () => {
    const sentences = await sentencesOfContract()
    expect(sentences).toEqual(expect.arrayContaining(['Please fill this in', 'At most 10,000 characters']))
    expect(unspoken(sentences)).toEqual([])
  })

  test('for every sentence that the server says as a whole', () => {
    const sentences = sentencesOfServer()
    expect(sentences).toEqual(expect.arrayContaining(['We couldn’t find this job.', 'Choose a file']))
    expect(unspoken(sentences)).toEqual([])
  })

  test('for every note in the preview of a resume', () => {
    const notes = [
      cut('x'.repeat(1_200), 1_000).note,
      dayOf('2019', 'start').note,
      dayOf('2019', 'end').note,
      ...sentencesIn('features/resumes', /(?:note: |note = .+\? |assumed = .+\? |employed \? |: )'([^']{4,}[a-z])'/g),
      ...['1 entry', '12 entries', '1 level', '3 levels', 'A job without a title'],
    ].filter((one) => one !== null)
    expect(notes).toEqual(expect.arrayContaining(['current job']))
    expect(unspoken(notes)).toEqual([])
  })

  test('with the numbers of the English sentence, written as Spanish writes them', () => {
    expect(refusals.ofSentence('At most 100,000,000')).toBe('Como máximo 100.000.000')
    expect(refusals.ofSentence('Choose a reason or write at least 20 characters. No one is rejected without one')).toBe(
      'Elige un motivo o escribe al menos 20 caracteres. A nadie se le rechaza sin explicación',
    )
    expect(refusals.ofSentence('Nobody said this.')).toBeUndefined()
  })
})
