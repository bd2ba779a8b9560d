import type { Deps } from '../../deps.ts'
import { grayPixels, readPicture } from '../pictures/pictures.service.ts'
import { logoHashes, logoKey, logoSide } from './logo-key.ts'
import type { ComparedCompany, Key } from './lookalikes.sql.ts'

/** The key of the logo of a company; none without one, and for a picture of one color. */
export async function logoKeysOf(
  deps: Pick<Deps, 'files'>,
  { picture_key, verified_domain }: ComparedCompany,
): Promise<Key[]> {
  const content = picture_key === null ? undefined : await readPicture(deps, picture_key)
  const key = content && logoKey(content, await grayPixels(content, logoSide))
  return key === undefined ? [] : [{ kind: 'logo', key, hashes: logoHashes(key), isProved: verified_domain !== null }]
}
