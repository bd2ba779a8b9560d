import c from './PlainText.module.css'
import { blocksOf } from './plain-text.ts'
import { UserText } from './UserText.tsx'

/** Renders user-written text as paragraphs and lists; markup is not interpreted. */
export const PlainText = ({ text }: { text: string }) => (
  <UserText as="div" className={c.text}>
    {blocksOf(text).map((block, index) =>
      block.kind !== 'list' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <p key={index} data-kind={block.kind}>
          {block.text}
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <ul key={index}>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
            <li key={at}>{item}</li>
          ))}
        </ul>
      ),
    )}
  </UserText>
)
