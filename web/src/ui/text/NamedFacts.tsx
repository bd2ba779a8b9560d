import { joinWithDots } from './join-with-dots.ts'
import { Sentence } from './Sentence.tsx'

interface NamedFactsProps {
  name: string
  facts: Parameters<typeof joinWithDots>[0]
}

/** A name and facts about it in one line, separated by dots. */
export const NamedFacts = ({ name, facts }: NamedFactsProps) => (
  <Sentence of={(shown) => joinWithDots([shown, ...facts])} names={[name]} />
)
