import type { Account } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Moderation.module.css'
import { accounts } from './moderation.queries.ts'
import { USER_WORDS } from './moderation-words.ts'
import { SuspensionMenu } from './SuspensionButton.tsx'

/** Searches accounts by a part of their email, company or name. */
export function AccountList() {
  const [query] = useSearchParams()
  const words = query.get('query') ?? ''
  return (
    <>
      <Form className={c.search} role="search" key={words}>
        <TextField label={t.accountSearchLabel} name="query" type="search" defaultValue={words} />
        <Button type="submit" icon={<Search size={17} aria-hidden />}>
          {t.search}
        </Button>
      </Form>
      <Found page={pageNumber(query)} words={words} />
    </>
  )
}

function Found({ page, words }: { page: number; words: string }) {
  const list = useQuery(accounts(page, words))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={4} loading={t.accountsLoading} failed={t.accountsFailed} />
  if (data.accounts.length === 0) return <EmptyState title={t.accountsEmptyTitle}>{t.accountsEmptyHint}</EmptyState>
  return (
    <>
      <ul className={c.rows}>
        {data.accounts.map((account) => (
          <AccountRow key={account._id} account={account} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

function AccountRow({ account }: { account: Account }) {
  const { _id, name, email, userType, createdAt, suspendedAt, hidden, reports, upheld } = account
  const kind = userType === 'employer' ? 'company' : 'seeker'
  return (
    <li className={`${c.row} ${c.account}`}>
      <div>
        <h2 translate="no">{name ? <Link to={adminPaths.case(kind, _id)}>{name}</Link> : email}</h2>
        <p className={c.meta}>
          {name && (
            <>
              <Verbatim>{email}</Verbatim>,{' '}
            </>
          )}
          {t.since(USER_WORDS[userType])} <RelativeTime at={createdAt} />
          {t.accountRecord(t.reportCount(reports), upheld)}
        </p>
      </div>
      <div className={c.side}>
        {suspendedAt ? <Pill tone="late">{t.suspended}</Pill> : hidden && <Pill tone="late">{t.hidden}</Pill>}
        {userType !== 'admin' && (
          <SuspensionMenu kind="account" id={_id} name={name || email} act={suspendedAt ? 'reinstate' : 'suspend'} />
        )}
      </div>
    </li>
  )
}
