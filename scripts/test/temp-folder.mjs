import fs from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'hearback-'
/** The files of a run take up to 3 GB, and its processes 6. */
const gigabytes = { files: 6, free: 12 }

/**
 * Makes a folder for the temporary files of the tests, removed when this process ends. It is in memory where that has room: a
 * database has a thousand files, and creating them takes a sixth of the time of the server's tests on a disk.
 * @returns {string}
 */
export function makeTempFolder() {
  const folder = fs.mkdtempSync(join(hasRoom() ? memory : tmpdir(), `${prefix}${process.pid}-`))
  // As /tmp: PostgreSQL runs as another user.
  fs.chmodSync(folder, 0o1777)
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom() {
  if (!fs.existsSync(memory)) return false
  removeFoldersOfKilledRuns()
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > gigabytes.files * 1e9 && freemem() > gigabytes.free * 1e9
}

function removeFoldersOfKilledRuns() {
  for (const name of fs.readdirSync(memory)) {
    const [, pid] = /^hearback-(\d+)-/.exec(name) ?? []
    if (pid && !fs.existsSync(`/proc/${pid}`)) fs.rmSync(join(memory, name), { recursive: true, force: true })
  }
}
