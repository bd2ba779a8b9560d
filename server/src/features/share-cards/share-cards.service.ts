import { AppError } from '../../errors.ts'
import { type Card, drawCard } from '../../ports/card-pictures.ts'

const kept = 200
const mostWaiting = 20

/**
 * Pictures of cards, one drawn at a time and the latest 200 kept by what they say, so that a changed job has a new one at
 * once and a crowd of readers costs one. Throws unavailable where 20 wait already.
 */
export function createCardPictures(draw: (card: Card) => Promise<Buffer> = drawCard) {
  const drawn = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn(card: Card): Promise<Buffer> {
    if (waiting >= mostWaiting) throw new AppError('unavailable', { retryAfterSeconds: 10 })
    waiting++
    const mine = turn.then(() => draw(card))
    turn = mine.catch(() => {}).finally(() => waiting--)
    return mine
  }

  return async (card: Card): Promise<Buffer> => {
    const key = JSON.stringify(card)
    const known = drawn.get(key)
    if (known !== undefined) return known
    const picture = inTurn(card)
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    const oldest = drawn.keys().next()
    if (drawn.size > kept && !oldest.done) drawn.delete(oldest.value)
    return picture
  }
}
