type Handler = (...values: unknown[]) => void
type Answer = (payload: never) => unknown

const handlers = new Map<string, Handler[]>()
let anyHandlers: Handler[] = []
let answers: Record<string, Answer> = {}
let waiting: (() => void)[] = []
let isAsked = false

/** The other end of the socket, for tests: what it was told, and what it says. */
export const fakeServer = {
  told: [] as { event: string; payload: unknown }[],
  /** How each connection was asked for. */
  opened: [] as { auth: { token: string } }[],
  /** How events are acknowledged; one without an answer here is never acknowledged. */
  answer(next: Record<string, Answer>) {
    answers = { ...answers, ...next }
  },
  /** Accepts the connection; throws while nobody asks for one. */
  connect() {
    if (!isAsked) throw new Error('Nobody connects')
    socket.connected = true
    fire('connect')
  },
  disconnect() {
    drop()
    fire('disconnect', 'transport close')
  },
  /** Refuses the connection that was asked for, as a server does that has seen who asks. */
  refuse(code: string) {
    if (!isAsked) throw new Error('Nobody connects')
    socket.active = false
    fire('connect_error', Object.assign(new Error('refused'), { data: { code } }))
  },
  push(event: string, payload: unknown) {
    for (const handle of anyHandlers) handle(event, payload)
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

/** As the library does it: what waits for an acknowledgement will not get one. */
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

/** Stands for that of socket.io-client. */
export function io(options: { auth: { token: string } }) {
  fakeServer.opened.push(options)
  socket.active = true
  isAsked = true
  return socket
}
