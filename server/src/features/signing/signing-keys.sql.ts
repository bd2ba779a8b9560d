import type { Db } from '../../db/database.ts'

/** The secret of this name: the one there is, else the one offered. All processes get the same. */
export async function findOrInsertKey(db: Db, name: string, offered: Buffer): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({ name, key: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirstOrThrow()
  return key
}
