import { partsOf } from './linked-text.ts'
import c from './PlainText.module.css'
import { UserText } from './UserText.tsx'

/** Links the URLs and email addresses of a user's text; markup is not interpreted. */
export const LinkedLine = ({ text }: { text: string }) =>
  partsOf(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        key={index}
        href={part.href}
        {...(!part.href.startsWith('mailto:') && { target: '_blank' })}
        rel="noopener noreferrer nofollow ugc"
      >
        {part.text}
      </a>
    ),
  )

/** User text with line breaks and links. */
export const LinkedText = ({ text }: { text: string }) => (
  <UserText className={c.linked}>
    <LinkedLine text={text} />
  </UserText>
)
