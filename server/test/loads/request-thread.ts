import { readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Posts its thread id, requests a URL ten times a second, and posts the response times at the end. Runs in a thread of
// its own, so that the test does not delay it.
const asked: Promise<number>[] = []
let isDone = false
parentPort?.once('message', () => {
  isDone = true
})

async function ask(): Promise<number> {
  const start = performance.now()
  const answer = await fetch(workerData as string)
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - start : Number.POSITIVE_INFINITY
}

parentPort?.postMessage(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
while (!isDone) {
  asked.push(ask())
  await pause(100)
}
parentPort?.postMessage(await Promise.all(asked))
