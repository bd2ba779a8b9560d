import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { encodeStoredPhoto, storePhoto } from '../../features/company-photos/company-photos.service.ts'
import { companiesByName } from '../demo.sql.ts'
import { drawFrom } from '../draw/random.ts'
import { drawScene, sceneCount, scenesOfPlace } from './photo-scenes.ts'

const seed = 20_261_102

/** Gives every other company three to five drawn photos, from the second one on; the others have none, as in real life. */
export async function fillPhotos(deps: Pick<Deps, 'db' | 'events' | 'files' | 'log'>): Promise<void> {
  const draw = drawFrom(seed)
  const drawn = new Map<number, ReturnType<typeof encodeScene>>()
  const companies = await companiesByName(deps.db)
  for (let place = 1; place < companies.length; place += 2) {
    const employerId = companies[place]?.user_id ?? ''
    const scenes = draw.sample([...Array(scenesOfPlace).keys()], draw.between(3, 5))
    for (const scene of scenes) {
      const number = (((place - 1) / 2) * scenesOfPlace + scene) % sceneCount
      const photo = drawn.get(number) ?? encodeScene(number)
      drawn.set(number, photo)
      await storePhoto(deps, { companyId: employerId, userId: employerId }, await photo)
    }
  }
}

async function encodeScene(number: number) {
  const { svg, description } = drawScene(number)
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
  return { description, made: await encodeStoredPhoto(content) }
}
