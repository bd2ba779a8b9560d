import type { TextPart } from './find-words.ts'

/** Text with its found words marked. */
export const FoundText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    isFound ? <mark key={index}>{text}</mark> : text,
  )
