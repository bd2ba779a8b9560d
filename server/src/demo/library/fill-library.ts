import { createHash, randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { claimFiles, storeFiles } from '../../features/files/files.service.ts'
import { applicationsToSend, insertOnly, seekersByEmail } from '../demo.sql.ts'
import { type Draw, drawFrom } from '../draw/random.ts'
import { datedCertificates } from '../profile-entries.ts'
import { before } from '../rows.ts'
import type { DemoEntries, DemoSeeker } from '../seekers.ts'
import { certificatePdf, cvDocx, cvPdf } from './documents.ts'

const seed = 20_261_129
const batch = 40
/** Files are older than the applications that they are sent with. */
const daysOld = 200

interface Made {
  readonly name: string
  readonly kind: 'cv' | 'cover_letter' | 'certificate'
  readonly mediaType: string
  readonly content: Buffer
}
interface DemoFile extends Made {
  readonly id: string
  readonly seekerId: string
  readonly slot: number
  readonly key: string
}

/**
 * Gives about half of the job seekers a library with their CV, some with a letter and a certificate, and sends them with
 * most of their applications. Call after the people and applications of `fillDemo`.
 */
export async function fillLibrary(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  seekers: readonly DemoSeeker[],
): Promise<void> {
  const now = new Date()
  const files = drawFiles(seekers, new Map((await seekersByEmail(deps.db)).map(({ email, id }) => [email, id])), now)
  for (let start = 0; start < files.length; start += batch) await store(deps, files.slice(start, start + batch), now)
  await send(deps, files)
}

function drawFiles(seekers: readonly DemoSeeker[], ids: ReadonlyMap<string, string>, now: Date): DemoFile[] {
  const draw = drawFrom(seed)
  return seekers.flatMap((seeker, index) => {
    // The printed accounts have a file of each kind.
    const isPrinted = index < 2
    const { entries } = seeker
    if (!entries || !(draw.chance(0.5) || isPrinted)) return []
    const made = makeFiles(draw, seeker, entries, { isPrinted, now })
    const seekerId = ids.get(seeker.email) ?? ''
    return made.map((file, place) => ({
      ...file,
      id: randomUUID(),
      seekerId,
      slot: place + 1,
      key: keyOf(seeker, file),
    }))
  })
}

const keyOf = ({ email }: DemoSeeker, { name }: Made) =>
  `library/${createHash('sha256').update(`${email}/${name}`).digest('hex').slice(0, 32)}`

function makeFiles(
  draw: Draw,
  seeker: DemoSeeker,
  entries: DemoEntries,
  { isPrinted, now }: { isPrinted: boolean; now: Date },
): Made[] {
  const { first, last } = seeker.person
  const certificates = datedCertificates(entries, now)
  const isWord = draw.chance(0.15) && !isPrinted
  const files: Made[] = [
    isWord
      ? {
          name: `${first} ${last}.docx`,
          kind: 'cv',
          mediaType: wordType,
          content: cvDocx(seeker, entries, certificates),
        }
      : {
          name: `CV ${first} ${last}.pdf`,
          kind: 'cv',
          mediaType: pdfType,
          content: cvPdf(seeker, entries, certificates),
        },
  ]
  if (draw.chance(0.4) || isPrinted) {
    const letter = `Hello,\n\n${seeker.aboutMe} What I do best: ${seeker.skills.join(', ')}.\n\n${first} ${last}\n`
    files.push({
      name: 'Cover letter.txt',
      kind: 'cover_letter',
      mediaType: 'text/plain',
      content: Buffer.from(letter),
    })
  }
  const [certificate] = certificates
  if (certificate && (draw.chance(0.5) || isPrinted)) {
    const content = certificatePdf(seeker.person, certificate)
    files.push({ name: `${certificate.name}.pdf`, kind: 'certificate', mediaType: pdfType, content })
  }
  return files
}
const pdfType = 'application/pdf'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function store(deps: Pick<Deps, 'db' | 'files' | 'log'>, files: readonly DemoFile[], now: Date): Promise<void> {
  const rows = files.map(({ id, seekerId, slot, key, name, kind, mediaType, content }) => ({
    ...{ id, seeker_id: seekerId, slot, key, name, kind, size: content.length, media_type: mediaType },
    sha256: createHash('sha256').update(content).digest(),
    created_at: before(now, daysOld),
    updated_at: before(now, daysOld),
  }))
  await storeFiles(deps, files, () =>
    deps.db.transaction().execute(async (tx) => {
      await insertOnly(tx, 'library_files', rows)
      await claimFiles(
        tx,
        files.map(({ key }) => key),
      )
    }),
  )
}

/** The CV goes first, the other files with some applications. */
async function send({ db }: Pick<Deps, 'db'>, files: readonly DemoFile[]): Promise<void> {
  const draw = drawFrom(seed + 1)
  const own = Map.groupBy(files, ({ seekerId }) => seekerId)
  const applications = await applicationsToSend(db, [...own.keys()])
  const rows = applications.flatMap(({ id, seeker_id, applied_at }) => {
    if (!draw.chance(0.8)) return []
    const sent = (own.get(seeker_id) ?? []).filter((_, index) => index === 0 || draw.chance(0.6))
    return sent.map((file, index) => ({
      ...{ application_id: id, position: index + 1, file_id: file.id, name: file.name, kind: file.kind },
      created_at: applied_at,
    }))
  })
  await insertOnly(db, 'application_files', rows)
}
