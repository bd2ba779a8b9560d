import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Text of one of the tables of data/README.md. */
export const readData = (file: 'names.tsv.gz' | 'us-zips.tsv.gz'): string =>
  gunzipSync(readFileSync(new URL(`./data/${file}`, import.meta.url))).toString()

/** Rows of such a table. */
export const readTable = (file: Parameters<typeof readData>[0]): string[][] =>
  readData(file)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
