import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U, which are easily confused. 30 characters, so 729 million numbers. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const some = (count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** Returns a random number that people can read out, such as HB-7K2Q-9D. A unique constraint detects numbers already in use. */
export const newCaseNumber = (): string => `HB-${some(4)}-${some(2)}`
