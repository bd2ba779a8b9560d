import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Reads one of the files described in data/README.md. */
export const readData = (file: 'names.tsv.gz' | 'us-zips.tsv.gz'): string =>
  gunzipSync(readFileSync(new URL(`./data/${file}`, import.meta.url))).toString()

/** Parses the rows of such a file. */
export const readTable = (file: Parameters<typeof readData>[0]): string[][] =>
  readData(file)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
