/** Damerau-Levenshtein distance: letters to replace, insert, delete or swap with their neighbor. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      current.push(cheapestStep(from, to, row, column, { beforeLast, last, current }))
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

type Rows = { beforeLast: number[]; last: number[]; current: number[] }

function cheapestStep(from: string, to: string, row: number, column: number, rows: Rows): number {
  const far = Number.POSITIVE_INFINITY
  const same = from[row - 1] === to[column - 1]
  const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
  return Math.min(
    (rows.last[column] ?? far) + 1,
    (rows.current[column - 1] ?? far) + 1,
    (rows.last[column - 1] ?? far) + (same ? 0 : 1),
    swapped ? (rows.beforeLast[column - 2] ?? far) + 1 : far,
  )
}

/** Most edits of a typo: 0 in words of up to 3 letters, 1 up to 7, 2 from 8 on. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** All words with two neighboring letters swapped, which trigram similarity does not find. */
export function transpositionsOf(word: string): string[] {
  const letters = [...word]
  const swapped = letters
    .slice(1)
    .map((letter, place) => [...letters.slice(0, place), letter, letters[place], ...letters.slice(place + 2)].join(''))
  return [...new Set(swapped)].filter((other) => other !== word)
}
