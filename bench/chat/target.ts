/** Events of message n: `stored` is the acknowledgement to the sender, `arrived` the delivery to the recipient. */
export interface ClientEvents {
  stored(n: number): void
  arrived(n: number, person: number): void
  refused(n: number, why: string): void
}

/** The connection of one person. */
export interface Client {
  /** Sends message n to the chat partner. */
  send(n: number, text: string): void
  close(): void
}

export interface Server {
  /** Memory and CPU time are measured for this process and its children. */
  readonly pid: number
  /** The postmaster, for a server with a database on this machine. */
  readonly databasePid: number | undefined
  connect(person: number, events: ClientEvents): Promise<Client>
  /** Counts the stored messages while no client sends; undefined for servers without storage. */
  stored: (() => Promise<number>) | undefined
  stop(): Promise<void>
}

/** A chat server under test. People 0 and 1 share a chat, 2 and 3 the next; even numbers are employers. */
export interface Target {
  readonly name: string
  /** The command that installs missing programs; undefined when all are present. */
  missingCommand?(): string | undefined
  /** Starts an empty server with `people` accounts. */
  start(people: number): Promise<Server>
}

export const chatPartnerOf = (person: number): number => person ^ 1

/** Puts the number of a message into its text, so that a recipient of any protocol can identify it. */
export const tagMessage = (n: number, text: string): string => `~m${n.toString(36)}~ ${text}`

export function readTag(raw: string): number | undefined {
  const from = raw.indexOf('~m')
  const to = raw.indexOf('~', from + 2)
  return from === -1 || to === -1 ? undefined : Number.parseInt(raw.slice(from + 2, to), 36)
}
