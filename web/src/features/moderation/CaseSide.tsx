import type { Case } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { CaseAssignee } from './CaseAssignee.tsx'
import c from './Moderation.module.css'
import { useDecideCase } from './moderation.mutations.ts'
import { openCases } from './moderation.queries.ts'
import { CAUSE_WORDS, SOMEBODY_WORDS } from './moderation-words.ts'
import { SuspensionButton } from './SuspensionButton.tsx'
import { VerdictForm } from './VerdictForm.tsx'

/** The decision form, the visibility of the target, and its owner. */
export function CaseSide({ found }: { found: Case }) {
  const { kind, target, version, owner } = found
  const client = useQueryClient()
  const decide = useDecideCase(kind, target, version)
  const isOpen = version !== 'none'
  return (
    <div className={c.asides}>
      {isOpen && <CaseAssignee found={found} />}
      {isOpen ? (
        <section className={c.panel} aria-label={t.decision}>
          <h2>{t.decision}</h2>
          <VerdictForm
            key={version}
            kind={kind}
            send={decide}
            onStale={() => client.invalidateQueries({ queryKey: ['moderation', 'case'] })}
          />
        </section>
      ) : (
        <section className={c.panel} aria-label={t.decision}>
          <h2>{t.caseDecidedTitle}</h2>
          <p className={c.meta}>{t.caseDecidedHint}</p>
          <NextCase />
        </section>
      )}
      {kind !== 'message' && <Visibility found={found} isOpen={isOpen} />}
      {owner && <Owner owner={owner} />}
    </div>
  )
}

/** Link to the case that comes first now. */
function NextCase() {
  const { data } = useQuery(openCases(1, undefined))
  const next = data?.cases[0]
  if (!data) return null
  return (
    <p>
      {next ? (
        <LinkButton to={adminPaths.case(next.kind, next.target)} variant="primary">
          {t.nextCaseAction(data.total)}
        </LinkButton>
      ) : (
        <Link to={paths.admin()}>{t.caseMissingAction}</Link>
      )}
    </p>
  )
}

function Visibility({ found: { kind, target, name, holds, facts }, isOpen }: { found: Case; isOpen: boolean }) {
  if (kind === 'message' || !facts || (isOpen && holds.length === 0)) return null
  const isOwn = holds.some(({ cause }) => cause === 'decision')
  return (
    <section className={c.panel} aria-label={t.visibilityLabel}>
      <h2>{holds.length > 0 ? t.visibilityHidden : t.visibilityPublic}</h2>
      {holds.map(({ cause, placedAt, endsAt }) => (
        <p key={cause} className={c.meta}>
          {CAUSE_WORDS[cause]}, <RelativeTime at={placedAt} />
          {endsAt && (
            <>
              {t.holdUntil} <RelativeTime at={endsAt} upcoming />
            </>
          )}
        </p>
      ))}
      {isOwn && <SuspensionButton kind={kind} id={target} name={name} act="reinstate" />}
      {!isOwn && !isOpen && <SuspensionButton kind={kind} id={target} name={name} act="suspend" />}
    </section>
  )
}

function Owner({ owner }: { owner: NonNullable<Case['owner']> }) {
  return (
    <section className={c.panel} aria-label={t.ownerLabel}>
      <h2>{owner.name ? <Verbatim>{owner.name}</Verbatim> : t.ownerNameless}</h2>
      <p className={c.meta}>
        {t.ownerAccount(SOMEBODY_WORDS[owner.userType])} <RelativeTime at={owner.createdAt} />
        {t.ownerRecord(t.reportCount(owner.reports), owner.upheld)}
      </p>
      {owner.suspendedAt && (
        <p>
          <Pill tone="late">
            {t.suspended} <RelativeTime at={owner.suspendedAt} />
          </Pill>
        </p>
      )}
      <p>
        <Link to={adminPaths.accounts({ query: owner.name })}>{t.accountLink}</Link>
      </p>
      {owner.userType !== 'admin' && (
        <SuspensionButton
          kind="account"
          id={owner._id}
          name={owner.name}
          act={owner.suspendedAt ? 'reinstate' : 'suspend'}
        />
      )}
    </section>
  )
}
