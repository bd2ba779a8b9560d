import { countries } from '@hearback/contract/values/country-currencies.ts'
import { parseLanguageTag } from '@hearback/contract/values/language-tags.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { useMemo } from 'react'
import { LANGUAGE_LEVELS, SPONSORSHIPS } from '../../../profile/entry-words.ts'
import { MonthField } from '../../../ui/fields/MonthField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { choicesByName, countryName, languageName } from '../../../ui/text/display-names.ts'
import type { ProfileDraft } from '../use-profile-draft.ts'
import c from './Entries.module.css'
import { EntryList } from './EntryList.tsx'

interface Bound {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
const typed = ({ onChange, ...props }: Bound, maxLength: number = limits.oneLine) => ({
  ...props,
  maxLength,
  dir: 'auto' as const,
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
})
const chosen = ({ value, onChange, ...props }: Bound) => ({
  ...props,
  value: value || null,
  onChange: (next: string | null) => onChange(next ?? ''),
})

export const SchoolFields = ({ draft }: { draft: ProfileDraft }) => (
  <EntryList draft={draft} name="schools" title={t.schools} add={t.schoolAdd} entryName={t.schoolNumber}>
    {(bind) => (
      <>
        <TextField label={t.school} required autoComplete="off" translate="no" {...typed(bind('institution'))} />
        <div className={c.pair}>
          <TextField label={t.degree} {...typed(bind('degree'))} />
          <TextField label={t.subject} {...typed(bind('subject'))} />
        </div>
        <div className={c.pair}>
          <MonthField label={t.from} placeholder={t.monthPlaceholder} {...bind('startDate')} />
          <MonthField label={t.until} placeholder={t.monthPlaceholder} {...bind('endDate')} />
        </div>
      </>
    )}
  </EntryList>
)

export const CertificateFields = ({ draft }: { draft: ProfileDraft }) => (
  <EntryList
    draft={draft}
    name="certificates"
    title={t.certificates}
    hint={t.certificatesHint}
    add={t.certificateAdd}
    entryName={t.certificateNumber}
  >
    {(bind) => (
      <>
        <TextField label={t.certificateName} required autoComplete="off" {...typed(bind('name'))} />
        <div className={c.pair}>
          <TextField label={t.issuer} autoComplete="off" translate="no" {...typed(bind('issuer'))} />
          <TextField
            label={t.licenseNumber}
            description={t.licenseNumberHint}
            autoComplete="off"
            translate="no"
            {...typed(bind('number'), limits.listItem)}
          />
        </div>
        <div className={c.pair}>
          <MonthField label={t.issued} placeholder={t.monthPlaceholder} {...bind('issueDate')} />
          <MonthField label={t.expires} placeholder={t.monthPlaceholder} {...bind('expiryDate')} />
        </div>
      </>
    )}
  </EntryList>
)

/** Languages of ISO 639-1, and widely spoken ones with three letters. */
function languageTags(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  return [...pairs, 'ase', 'ceb', 'chr', 'ckb', 'fil', 'haw', 'hmn', 'ilo', 'nah', 'quc', 'yue'].filter(
    (tag) => parseLanguageTag(tag) === tag,
  )
}

export function LanguageFields({ draft }: { draft: ProfileDraft }) {
  const known = useMemo(languageTags, [])
  return (
    <EntryList draft={draft} name="languages" title={t.languages} add={t.languageAdd} entryName={t.languageNumber}>
      {(bind, { language }) => (
        <div className={c.pair}>
          <SelectField
            label={t.language}
            required
            data={choicesByName([...new Set([...known, ...(language ? [language] : [])])], languageName)}
            {...chosen(bind('language'))}
          />
          <SelectField label={t.level} data={LANGUAGE_LEVELS} searchable={false} clearable {...chosen(bind('level'))} />
        </div>
      )}
    </EntryList>
  )
}

export const LinkFields = ({ draft }: { draft: ProfileDraft }) => (
  <EntryList draft={draft} name="links" title={t.links} hint={t.linksHint} add={t.linkAdd} entryName={t.linkNumber}>
    {(bind) => (
      <div className={c.pair}>
        <TextField
          label={t.linkTitle}
          required
          placeholder={t.linkTitlePlaceholder}
          {...typed(bind('title'), limits.listItem)}
        />
        <TextField label={t.linkUrl} required type="url" autoComplete="url" {...typed(bind('url'), limits.longText)} />
      </div>
    )}
  </EntryList>
)

export function AuthorizationFields({ draft }: { draft: ProfileDraft }) {
  const choices = useMemo(() => choicesByName(countries, countryName), [])
  return (
    <EntryList
      draft={draft}
      name="workAuthorization"
      title={t.workAuthorization}
      add={t.countryAdd}
      entryName={t.countryNumber}
    >
      {(bind) => (
        <div className={c.pair}>
          <SelectField label={t.country} required data={choices} {...chosen(bind('country'))} />
          <SelectField
            label={t.permission}
            required
            data={SPONSORSHIPS}
            searchable={false}
            {...chosen(bind('sponsorship'))}
          />
        </div>
      )}
    </EntryList>
  )
}
