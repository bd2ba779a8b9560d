import { truncate } from './text.ts'

const LONGEST = 80

/** Slug of a title: "Night baker (m/f/d)" becomes "night-baker-m-f-d"; keeps letters of any script. */
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
