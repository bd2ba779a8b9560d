/** What a client tells of message n. `stored` is the server's word to the sender, `arrived` the other person's client. */
export interface Heard {
  stored(n: number): void
  arrived(n: number, person: number): void
  refused(n: number, why: string): void
}

/** One person's connection. */
export interface Client {
  /** Sends message n to the other person of the chat. */
  say(n: number, text: string): void
  close(): void
}

export interface Server {
  /** With its children it is what memory and CPU time are counted of. */
  readonly pid: number
  /** The database's first process, where the server has a database beside it on this machine. */
  readonly databasePid: number | undefined
  connect(person: number, heard: Heard): Promise<Client>
  /** Messages that it holds now; undefined where it keeps none. Nobody may be sending. */
  stored: (() => Promise<number>) | undefined
  stop(): Promise<void>
}

/** A chat server to be measured. People 0 and 1 have a chat, 2 and 3 the next one, and so on; the even ones are employers. */
export interface Target {
  readonly name: string
  /** The command that installs what it needs, where that is missing on this machine. */
  lacks?(): string | undefined
  /** Starts empty, with `people` accounts. */
  start(people: number): Promise<Server>
}

export const otherOf = (person: number): number => person ^ 1

/** A message carries its number in its text, so that whoever receives it, in whatever wrapping, can tell which it was. */
export const marked = (n: number, text: string): string => `~m${n.toString(36)}~ ${text}`

export function markIn(raw: string): number | undefined {
  const from = raw.indexOf('~m')
  const to = raw.indexOf('~', from + 2)
  return from === -1 || to === -1 ? undefined : Number.parseInt(raw.slice(from + 2, to), 36)
}
