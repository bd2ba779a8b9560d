import { partsOf } from './linked-text.ts'
import c from './PlainText.module.css'

/** Text of people with its line breaks, and its web and email addresses as links; markup in it stays text. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className={c.linked} dir="auto">
    {partsOf(text).map((part, place) =>
      part.kind === 'text' ? (
        part.text
      ) : (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          key={place}
          href={part.href}
          {...(!part.href.startsWith('mailto:') && { target: '_blank' })}
          rel="noopener noreferrer nofollow ugc"
        >
          {part.text}
        </a>
      ),
    )}
  </p>
)
