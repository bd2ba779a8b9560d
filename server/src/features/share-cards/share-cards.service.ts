import { LRUCache } from 'lru-cache'
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import { type Card, drawCard } from '../../ports/card-pictures.ts'

/** Cache of share pictures by their content; draws one at a time. Throws unavailable while 20 are queued. */
export function createCardPictures(draw: (card: Card) => Promise<Buffer> = drawCard) {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 19 })
  const pictures = new LRUCache<string, Buffer, Card>({
    max: 200,
    fetchMethod: (_key, _stale, { context }) => limiter(() => draw(context)),
  })
  return (card: Card): Promise<Buffer> => pictures.forceFetch(JSON.stringify(card), { context: card })
}
