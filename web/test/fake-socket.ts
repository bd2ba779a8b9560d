type Handler = (...values: unknown[]) => void
type Answer = (payload: never) => unknown

const handlers = new Map<string, Handler[]>()
let anyHandlers: Handler[] = []
let answers: Record<string, Answer> = {}
let waiting: (() => void)[] = []
let isAsked = false

/** Server side of the fake socket: records events and pushes its own. */
export const fakeServer = {
  told: [] as { event: string; payload: unknown }[],
  /** Options of each connection attempt. */
  opened: [] as { auth: { token: string } }[],
  /** Sets the acknowledgements by event; other events are never acknowledged. */
  answer(next: Record<string, Answer>) {
    answers = { ...answers, ...next }
  },
  /** Accepts the connection; throws while none is requested. */
  connect() {
    if (!isAsked) throw new Error('Nobody connects')
    socket.connected = true
    fire('connect')
  },
  disconnect() {
    drop()
    fire('disconnect', 'transport close')
  },
  /** Rejects the requested connection, as the server does after authentication. */
  refuse(code: string) {
    if (!isAsked) throw new Error('Nobody connects')
    socket.active = false
    fire('connect_error', Object.assign(new Error('refused'), { data: { code } }))
  },
  push(event: string, payload: unknown) {
    for (const handle of anyHandlers) handle(event, payload)
  },
  get socket() {
    return socket
  },
  eventsOf: <T>(event: string): T[] =>
    fakeServer.told.filter((one) => one.event === event).map(({ payload }) => payload as T),
  reset() {
    answers = {}
    waiting = []
    fakeServer.told = []
    fakeServer.opened = []
  },
}

/** Like socket.io: pending acknowledgements fail. */
function drop() {
  socket.connected = false
  for (const lose of waiting) lose()
  waiting = []
}

const fire = (event: string, ...values: unknown[]) => {
  for (const handle of handlers.get(event) ?? []) handle(...values)
}

const socket = {
  connected: false,
  active: true,
  on: (event: string, handle: Handler) => handlers.set(event, [...(handlers.get(event) ?? []), handle]),
  onAny: (handle: Handler) => anyHandlers.push(handle),
  emit: (event: string, payload: unknown) => fakeServer.told.push({ event, payload }),
  timeout: () => ({ emitWithAck }),
  connect: () => socket,
  disconnect: () => {
    const wasConnected = socket.connected
    drop()
    if (wasConnected) fire('disconnect', 'io client disconnect')
    return socket
  },
  close: () => {
    drop()
    isAsked = false
    handlers.clear()
    anyHandlers = []
    return socket
  },
}

function emitWithAck(event: string, payload: unknown): Promise<unknown> {
  fakeServer.told.push({ event, payload })
  return new Promise((resolve, reject) => {
    waiting.push(() => reject(new Error('socket has been disconnected')))
    const answer = answers[event]
    if (answer) Promise.resolve(answer(payload as never)).then(resolve, reject)
  })
}

/** Replaces `io` of socket.io-client. */
export function io(options: { auth: { token: string } }) {
  fakeServer.opened.push(options)
  socket.active = true
  isAsked = true
  return socket
}
