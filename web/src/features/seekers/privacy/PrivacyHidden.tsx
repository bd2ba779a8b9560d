import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { companiesLike } from '../../../api/suggestions/companies.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { LookupField } from '../../../ui/fields/LookupField.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import c from './Privacy.module.css'
import { useHide } from './privacy.mutations.ts'
import { hiddenEmployers } from './privacy.queries.ts'

interface Company {
  _id: string
  businessName: string
}

/** Companies from which the profile is hidden, e.g. the current employer. Each change can be undone. */
export function PrivacyHidden() {
  const { data, error, isFetching, refetch } = useQuery(hiddenEmployers())
  const [typed, setTyped] = useState('')
  const set = useHide()
  return (
    <div className={c.hidden}>
      <LookupField
        label={t.hideFromLabel}
        description={t.hideFromHint}
        placeholder={t.company}
        leftSection={<Search size={17} aria-hidden />}
        suggest={companiesLike}
        value={typed}
        onChange={setTyped}
        onPick={(company) => {
          set(company, true)
          // The field sets the selected label after this callback.
          queueMicrotask(() => setTyped(''))
        }}
      />
      {data ? (
        <HiddenList companies={data} onShow={(company) => set(company, false)} />
      ) : error ? (
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.hiddenListFailed}
        </FailedNotice>
      ) : (
        <Skeleton height={52} />
      )}
    </div>
  )
}

function HiddenList({ companies, onShow }: { companies: readonly Company[]; onShow: (company: Company) => void }) {
  if (companies.length === 0) return <p className={c.none}>{t.hiddenListEmpty}</p>
  return (
    <ul className={c.list} aria-label={t.hiddenListLabel}>
      {companies.map((company) => (
        <li key={company._id}>
          <Verbatim>{company.businessName}</Verbatim>
          <Button size="sm" onClick={() => onShow(company)}>
            {t.unhideAction}
            <span className="sr">
              {' '}
              <Sentence of={t.unhideCompanyLabel} names={[company.businessName]} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
