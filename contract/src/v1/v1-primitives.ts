import * as z from 'zod/mini'
import { limits } from '../values/limits.ts'
import { Id, strictMaxLength, wholeNumber } from '../values/primitives.ts'
import { normalizeText, onOneLine } from '../values/text.ts'

/** Describes a field in the OpenAPI document. */
export const doc = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description)) as S

export const externalIdLength = 255

/** A normalized text is its own normal form, so that ids that look the same are the same. URLs drop segments of dots. */
const isPlain = (id: string) => id.isWellFormed() && onOneLine(normalizeText(id)) === id && id !== '.' && id !== '..'

/** An id that a program of the company chooses, compared exactly after NFC normalization: `A1` and `a1` are two jobs. */
export const ExternalId = z.string('Enter some text').check(
  strictMaxLength(externalIdLength, `At most ${externalIdLength} characters`),
  z.minLength(1, 'Please fill this in'),
  z.overwrite((id) => id.normalize('NFC')),
  z.refine(isPlain, 'Remove control and invisible characters, and spaces at the start, at the end or in a row'),
  z.describe('Your id of the job, in the path percent-encoded. Upper and lower case differ.'),
)

export const externalIdParams = z.object({ externalId: ExternalId })

/** Query fields of a list that is read by cursor. */
export const cursorPaging = {
  limit: doc(z._default(wholeNumber(1, limits.pageSize), 50), 'Entries of a page.'),
  cursor: doc(z.optional(Id), 'nextCursor of the page before. Changes while you page skip and repeat no entry.'),
}

export const NextCursor = doc(z.nullable(z.string()), 'Cursor of the next page; null on the last one.')
