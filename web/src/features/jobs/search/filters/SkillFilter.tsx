import { limits } from '@hearback/contract/values/limits.ts'
import * as words from '@hearback/texts/web/filter-panels.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { skillsInDemand } from '../../../../api/suggestions/skills.ts'
import { CheckList } from './CheckList.tsx'
import c from './JobFilters.module.css'

const SHOWN = 20

interface SkillFilterProps {
  chosen: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The chosen skills, then the ones most in demand that contain the typed letters, or the typed skill itself. */
export function SkillFilter({ chosen, onChange }: SkillFilterProps) {
  const { data: inDemand = [] } = useQuery(skillsInDemand())
  const [letters, setLetters] = useState('')
  const typed = letters.trim()
  const isTyped = (skill: string) => skill.toLowerCase() === typed.toLowerCase()
  const others = inDemand
    .filter((skill) => !chosen.includes(skill) && skill.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, SHOWN)
  const own = typed && ![...chosen, ...others].some(isTyped) ? [typed] : []
  return (
    <>
      <input
        className={c.letters}
        type="search"
        aria-label={words.skillSearchLabel}
        placeholder={words.skillSearchLabel}
        maxLength={limits.oneLine}
        value={letters}
        onChange={(event) => setLetters(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <CheckList
        label={t.skills}
        name="skills"
        options={[...chosen, ...own, ...others].map((skill) => ({
          value: skill,
          label: <span translate="no">{skill}</span>,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  )
}
