import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L, O and U: nothing that is misread or misheard. 30 letters, so 729 million numbers. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const some = (count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** A random number that people can read out, like HB-7K2Q-9D. It may be in use: its column is unique. */
export const newCaseNumber = (): string => `HB-${some(4)}-${some(2)}`
