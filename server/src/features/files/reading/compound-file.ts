/** Sector numbers from here on are special values: end of chain, free sector. */
const firstMark = 0xfffffffa
const headerSize = 512
const entrySize = 128
const stream = 2
const nobody = 0xffffffff

/**
 * Names of the top-level streams of an OLE2 compound file, which distinguish Word, Excel and installers. Empty for a
 * broken file. Reads only the directory, and each sector at most once.
 */
export function topStreams(file: Buffer): Set<string> {
  try {
    return streamsOf(readDirectory(file))
  } catch (error) {
    if (error instanceof RangeError) return new Set()
    throw error
  }
}

/** The 128-byte entries of the directory. */
function readDirectory(file: Buffer): Buffer {
  const shift = file.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) throw new RangeError('no such size of sectors')
  const size = 1 << shift
  const sector = (number: number) => {
    const start = (number + 1) * size
    if (start + size > file.length) throw new RangeError('beyond the end')
    return file.subarray(start, start + size)
  }
  const table = allocationTable(file, sector, size)
  const next = (number: number) => {
    const page = table[Math.floor((number * 4) / size)]
    if (page === undefined) throw new RangeError('outside the table')
    return sector(page).readUInt32LE((number * 4) % size)
  }
  return Buffer.concat([...chain(file.readUInt32LE(0x30), next)].map(sector))
}

/** Sector numbers of the allocation table: 109 in the header, more in a separate chain. */
function allocationTable(file: Buffer, sector: (number: number) => Buffer, size: number): number[] {
  const numbers = numbersIn(file.subarray(0x4c, headerSize))
  const next = (number: number) => sector(number).readUInt32LE(size - 4)
  for (const more of chain(file.readUInt32LE(0x44), next))
    numbers.push(...numbersIn(sector(more).subarray(0, size - 4)))
  return numbers
}

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readUInt32LE(i * 4))

/** Stops at a cycle in a chain. */
function chain(first: number, next: (number: number) => number): Set<number> {
  const seen = new Set<number>()
  for (let number = first; number < firstMark && !seen.has(number); number = next(number)) seen.add(number)
  return seen
}

/** Walks the top level only: embedded documents do not determine the kind. */
function streamsOf(directory: Buffer): Set<string> {
  const names = new Set<string>()
  const seen = new Set<number>()
  const waiting = [directory.readUInt32LE(0x4c)]
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (number === nobody || seen.has(number)) continue
    seen.add(number)
    const entry = directory.subarray(number * entrySize, (number + 1) * entrySize)
    if (entry.readUInt8(0x42) === stream) names.add(nameIn(entry))
    waiting.push(entry.readUInt32LE(0x44), entry.readUInt32LE(0x48))
  }
  return names
}

const nameIn = (entry: Buffer) => entry.toString('utf16le', 0, Math.min(64, Math.max(2, entry.readUInt16LE(0x40)) - 2))
