import sharp from 'sharp'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { encodeStoredPhoto, storePhoto } from '../../features/company-photos/company-photos.service.ts'
import { companiesByName } from '../demo.sql.ts'
import { drawFrom } from '../random.ts'
import { drawScene, sceneCount, scenesOfPlace } from './photo-scenes.ts'

const seed = 20_261_102

/** Gives two of three companies three to six drawn photos; the others have none, as in real life. */
export async function fillPhotos(deps: Pick<Deps, 'db' | 'events' | 'files' | 'log'>): Promise<void> {
  const draw = drawFrom(seed)
  const drawn = []
  for (let number = 0; number < sceneCount; number++) {
    const { svg, description } = drawScene(number)
    const content = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
    drawn.push({ description, made: await encodeStoredPhoto(content) })
  }
  const companies = await companiesByName(deps.db)
  for (const [index, { user_id }] of companies.entries()) {
    if (index % 3 === 2) continue
    const first = (index * scenesOfPlace) % sceneCount
    const place = drawn.slice(first, first + scenesOfPlace)
    for (const photo of draw.sample(place, draw.between(3, scenesOfPlace)))
      await storePhoto(deps, user_id as CompanyId, photo)
  }
}
