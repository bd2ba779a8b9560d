import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as applications from '@hearback/texts/web/applications.ts'
import * as t from '@hearback/texts/web/seeker-home.ts'
import { Link } from 'react-router'
import { slotLines, timeInOtherZone } from '../../domain/interview-times.ts'
import { paths } from '../../routing/paths.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './SeekerHome.module.css'

type Interview = NonNullable<SeekerHome['nextInterview']>

const MODES: Record<Interview['mode'], string> = {
  onsite: applications.onSite,
  video: applications.videoCall,
  phone: applications.byPhone,
}

/** When, how and where the next interview is, in the zone of the device and in the employer's. */
export function NextInterview({ interview }: { interview: Interview }) {
  const { applicationId, jobTitle, company, at, minutes, mode, place, timeZone } = interview
  const zone = deviceZone()
  const { day, hours } = slotLines(at, minutes, zone)
  const theirs = timeInOtherZone(at, timeZone, zone)
  return (
    <section className={c.interview} aria-labelledby="next-interview">
      <h2 id="next-interview">{t.interviewTitle}</h2>
      <p className={c.when}>
        <time dateTime={at}>
          {day}
          <br />
          {hours}
        </time>
      </p>
      {theirs && <p className={c.quiet}>{theirs}</p>}
      <p className={c.line}>
        <Link to={paths.application(applicationId)}>
          <Sentence of={t.interviewWith} names={[jobTitle, company]} />
        </Link>
      </p>
      <p className={c.line}>{t.interviewMode(MODES[mode], minutes)}</p>
      {place && (
        <p className={c.line}>
          <LinkedLine text={place} />
        </p>
      )}
    </section>
  )
}
