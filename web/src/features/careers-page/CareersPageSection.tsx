import type { Employer } from '@hearback/contract/people/employers.ts'
import { languageNames } from '@hearback/contract/values/languages.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/careers-page.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Section } from '../../ui/Layout.tsx'
import c from './CareersPage.module.css'
import { careersSites, useSetCareersSites } from './careers-sites.queries.ts'
import { snippetOf } from './snippet.ts'

const THEMES = [
  { value: '', label: t.themeAuto },
  { value: 'light', label: t.themeLight },
  { value: 'dark', label: t.themeDark },
]
const LANGUAGES = [
  { value: '', label: t.languageAuto },
  ...Object.entries(languageNames).map(([value, label]) => ({ value, label })),
]

/** The careers page for the employer's own site: the code to paste, a preview, and the sites that may show it. */
export function CareersPageSection({ company }: { company: Pick<Employer, '_id' | 'businessName'> }) {
  const [theme, setTheme] = useState('')
  const [language, setLanguage] = useState('')
  const { _id: id, businessName: name } = company
  const snippet = snippetOf({ id, name }, { theme, language }, location.origin)
  const preview = `${language === 'es' ? '/es' : ''}/embed/companies/${id}${theme && `?theme=${theme}`}`
  return (
    <Section title={t.sectionTitle} id="careers-page">
      <div className={c.parts}>
        <p>{t.sectionHint}</p>
        <div className={c.choices}>
          <Choice label={t.themeLabel} data={THEMES} value={theme} onChoose={setTheme} />
          <Choice label={t.languageLabel} data={LANGUAGES} value={language} onChoose={setLanguage} />
        </div>
        <TextArea
          label={t.snippetLabel}
          description={t.snippetHint}
          value={snippet}
          readOnly
          minRows={4}
          maxRows={8}
          dir="ltr"
          translate="no"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div>
          <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copyText(snippet, t.snippetCopied)}>
            {t.copyAction}
          </Button>
        </div>
        <h3>{t.previewTitle}</h3>
        <iframe className={c.preview} title={t.previewTitle} src={preview} />
        <a href={preview} target="_blank" rel="noopener">
          {t.previewLink}
        </a>
        <Sites companyId={id} />
      </div>
    </Section>
  )
}

interface ChoiceProps {
  label: string
  data: { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

const Choice = ({ label, data, value, onChoose }: ChoiceProps) => (
  <SelectField
    label={label}
    data={data}
    allowDeselect={false}
    searchable={false}
    value={value}
    onChange={(chosen) => onChoose(chosen ?? '')}
  />
)

function Sites({ companyId }: { companyId: string }) {
  const query = useQuery(careersSites(companyId))
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={2} loading={t.loading} failed={t.failed} />
  return <SitesForm key={data.join(' ')} companyId={companyId} stored={data} />
}

function SitesForm({ companyId, stored }: { companyId: string; stored: string[] }) {
  const [sites, setSites] = useState(stored)
  const save = useSetCareersSites(companyId)
  return (
    <form
      className={c.parts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(sites, { onSuccess: () => toast(t.sitesSaved) })
      }}
    >
      <TagsField
        label={t.sitesLabel}
        description={t.sitesHint}
        placeholder={sites.length === 0 ? t.sitesPlaceholder : ''}
        maxTags={limits.careersSites}
        value={sites}
        onChange={setSites}
        error={save.error?.message}
        translate="no"
      />
      <div>
        <Button type="submit" busy={save.isPending}>
          {t.sitesSaveAction}
        </Button>
      </div>
    </form>
  )
}
