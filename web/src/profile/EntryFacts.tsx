import type { Certificate, ProfileLink, School } from '@hearback/contract/people/profile-entries.ts'
import { hostOf, webHref } from '@hearback/contract/people/web-href.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { useNow } from '../ui/now.ts'
import { NamedFacts } from '../ui/text/NamedFacts.tsx'
import { Verbatim } from '../ui/text/Verbatim.tsx'
import { certificateFacts, schoolFacts } from './entry-words.ts'
import c from './SeekerProfile.module.css'

export const Schools = ({ schools }: { schools: readonly School[] }) => (
  <ul className={c.entries}>
    {schools.map((school, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have equal values
      <li key={index}>
        {school.institution ? (
          <NamedFacts name={school.institution} facts={schoolFacts(school)} />
        ) : (
          schoolFacts(school).filter(Boolean).join(', ')
        )}
      </li>
    ))}
  </ul>
)

export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const now = useNow()
  return (
    <ul className={c.entries}>
      {certificates.map((certificate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have equal values
        <li key={index}>
          <bdi>{certificate.name}</bdi>
          <small>
            {certificate.issuer && <Verbatim>{certificate.issuer}</Verbatim>}
            {certificate.number && (
              <>
                {t.licenseNumber}: <Verbatim>{certificate.number}</Verbatim>
              </>
            )}
            {certificateFacts(certificate, now)
              .filter(Boolean)
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Links with the host that they lead to. */
export const Links = ({ links }: { links: readonly ProfileLink[] }) => (
  <ul className={c.entries}>
    {links.map(({ title, url }) => (
      <li key={`${title} ${url}`}>
        <a href={webHref(url)} rel="noopener nofollow ugc" target="_blank" translate="no">
          {title}
        </a>
        <small translate="no">{hostOf(url)}</small>
      </li>
    ))}
  </ul>
)
