import { truncate } from './text.ts'

const LONGEST = 80

/** The readable part of an address: "Night baker (m/f/d)" becomes "night-baker-m-f-d"; letters of any script stay. */
export const slugOf = (title: string): string =>
  truncate(
    title
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-'),
    LONGEST,
    '',
  ).replace(/^-+|-+$/g, '')
