import type { Operator } from '@hearback/contract/trust/operator.ts'
import * as t from '@hearback/texts/web/digital-services.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'

/** Contact points, notices, decisions and redress under the Digital Services Act (Regulation (EU) 2022/2065). */
export const DigitalServices = ({ operator }: { operator: Operator }) => (
  <>
    <h2>{t.operatorTitle}</h2>
    <ul>
      <Stated term={t.operatorName} value={operator.name} />
      <Stated term={t.operatorAddress} value={operator.address} />
      <Stated term={t.representative} value={operator.representative} />
    </ul>
    <p>{t.representativeText}</p>
    <h2>{t.authoritiesTitle}</h2>
    <ul>
      <Stated term={t.authoritiesEmail} value={operator.email} />
      <Stated term={t.authoritiesLanguages} value={operator.languages} />
    </ul>
    <h2>{t.usersTitle}</h2>
    <p>
      {t.usersText} <Link to={paths.contact()}>{t.contactLink}</Link>
    </p>
    <h2>{t.noticeTitle}</h2>
    <ul>
      <li>{t.noticeReport}</li>
      <li>{t.noticeWithoutAccount}</li>
      <li>{t.noticeContent}</li>
      <li>{t.noticeConfirmation}</li>
    </ul>
    <h2>{t.decisionTitle}</h2>
    <ul>
      <li>{t.decisionByPeople}</li>
      <li>{t.decisionReason}</li>
      <li>{t.decisionMeasures}</li>
    </ul>
    <h2>{t.redressTitle}</h2>
    <ul>
      <li>{t.redressAppeal}</li>
      <li>{t.redressLate}</li>
      <li>{t.redressCourt}</li>
    </ul>
    <h2>{t.rankingTitle}</h2>
    <p>{t.rankingText}</p>
    <h2>{t.figuresTitle}</h2>
    <p>
      {t.figuresText} <Link to={paths.transparency()}>{t.figuresLink}</Link>
    </p>
  </>
)

const Stated = ({ term, value }: { term: string; value: string | null }) => (
  <li>
    <b>{term}</b> {value === null ? t.notStated : <Verbatim>{value}</Verbatim>}
  </li>
)
