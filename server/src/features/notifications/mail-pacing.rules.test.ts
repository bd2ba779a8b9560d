import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs, mailsADay, mailsADayInAll, paceMail, type ThreadEntry } from './mail-pacing.rules.ts'

const now = new Date('2026-11-26T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const sent = (kind: string, minutes: number): ThreadEntry => ({ kind, sentAt: minutesAgo(minutes), waitingId: null })
const waits = (kind: string, inMinutes: number): ThreadEntry => ({
  kind,
  sentAt: minutesAgo(-inMinutes),
  waitingId: 'w',
})

describe('an email about a matter', () => {
  test.each<[string, ThreadEntry[], number, Date | null, string | undefined]>([
    ['leaves at once when it is the first', [], 0, now, undefined],
    ['waits for the end of the hour after one of its kind', [sent('moved', 20)], 1, minutesAgo(-40), undefined],
    ['leaves at once an hour after one of its kind', [sent('moved', 60)], 1, now, undefined],
    ['leaves at once after one of another kind', [sent('invited', 5)], 1, now, undefined],
    ['takes the place of one that waits', [waits('moved', 30)], 2, minutesAgo(-30), 'moved'],
    [
      'takes the place of one of another kind',
      [sent('moved', 10), waits('invited', 30)],
      2,
      minutesAgo(-30),
      'invited',
    ],
    ['leaves at once in place of another kind that waits', [waits('invited', 30)], 2, now, 'invited'],
    ['is not mailed beyond the cap of a day', [], mailsADay, null, undefined],
    ['replaces what waits even beyond the cap', [waits('moved', 30)], mailsADay, minutesAgo(-30), 'moved'],
  ])('%s', (_, entries, mailsToday, leavesAt, replaces) => {
    const pace = paceMail({ now, mailsToday, mailsInAll: mailsToday, entries }, 'moved')
    expect(pace.leavesAt).toEqual(leavesAt)
    expect(pace.replaces?.kind).toBe(replaces)
  })

  test('is not mailed beyond the cap over all people, unless one waits', () => {
    const full = { now, mailsToday: 0, mailsInAll: mailsADayInAll }
    expect(paceMail({ ...full, entries: [] }, 'moved').leavesAt).toBeNull()
    expect(paceMail({ ...full, entries: [waits('moved', 30)] }, 'moved').leavesAt).toEqual(minutesAgo(-30))
  })
})

interface Leaving {
  kind: string
  at: number
  act: number
}

/** Plays acts of these kinds, each a number of seconds after the last; returns the emails in the order of their acts. */
function play(acts: readonly { kind: string; after: number }[]): Leaving[] {
  let at = now.getTime()
  let entries: ThreadEntry[] = []
  const leaving: Leaving[] = []
  for (const [act, { kind, after }] of acts.entries()) {
    at += after * 1_000
    const { leavesAt, replaces } = paceMail({ now: new Date(at), mailsToday: 0, mailsInAll: 0, entries }, kind)
    const sentAt = leavesAt ?? new Date(0)
    if (replaces) leaving.pop()
    entries = entries
      .map((entry) => (entry === replaces ? sentEarlier(entry) : entry))
      .filter((entry) => entry.kind !== kind)
    entries.push({ kind, sentAt, waitingId: sentAt.getTime() > at ? 'w' : null })
    leaving.push({ kind, at: sentAt.getTime(), act })
  }
  return leaving
}
const sentEarlier = ({ kind, sentAt }: ThreadEntry): ThreadEntry => ({
  kind,
  sentAt: new Date(sentAt.getTime() - hourMs),
  waitingId: null,
})

test('at most two emails of a kind leave within an hour, in order, and the last act is told, whatever is done when', () => {
  const acts = fc.array(fc.record({ kind: fc.constantFrom('a', 'b'), after: fc.integer({ min: 0, max: 4_000 }) }), {
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(acts, (all) => {
      const leaving = play(all)
      for (const { kind, at: start } of leaving) {
        const within = leaving.filter((mail) => mail.kind === kind && mail.at >= start && mail.at < start + hourMs)
        expect(within.length).toBeLessThanOrEqual(2)
      }
      expect(leaving.at(-1)?.act).toBe(all.length - 1)
      expect(leaving.map(({ at }) => at)).toEqual(leaving.map(({ at }) => at).toSorted((a, b) => a - b))
    }),
    { numRuns: 500 },
  )
})
